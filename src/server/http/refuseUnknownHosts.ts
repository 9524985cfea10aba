import type { FastifyInstance } from 'fastify'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { checkAddress } from '../sites/hostCheck'
import { hostName } from '../sites/siteFinder'
import { hasTwoHosts } from './rawHeader'
import { tlsAskAddress } from './registerHosts'

/** For the operator's tools, which often know an address only, and for names that are to become hosts. */
const onAnyHost = new Set(['/healthz', '/readyz', '/metrics', tlsAskAddress, checkAddress])

/** ROUTE-8: a host that is no site is told nothing, whatever it asks for and how. */
export const refuseUnknownHosts = (app: FastifyInstance, { sites }: Services) => {
  app.addHook('onRequest', async request => {
    if (hasTwoHosts(request.raw)) throw new Refusal('malformed')
    if (onAnyHost.has(request.routeOptions.url ?? '')) return
    // Without a database nobody is unknown for sure: what needs one will say so itself.
    const isUnknown = await sites.find(hostName(request.host) ?? '').then(
      found => found === null,
      () => false,
    )
    if (isUnknown) throw new Refusal('not_found')
  })
}
