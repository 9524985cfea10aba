import type { FastifyRequest } from 'fastify'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { hostName } from '../sites/siteFinder'
import type { HostedSite } from '../storage/sites'

/** The first steps of every request: host → site → suspended. */
export const hostedSite = async ({ sites }: Pick<Services, 'sites'>, request: FastifyRequest): Promise<HostedSite> => {
  const hosted = await sites.find(hostName(request.host) ?? '')
  if (!hosted) throw new Refusal('not_found')
  if (hosted.site.suspended) throw new Refusal('suspended')
  return hosted
}
