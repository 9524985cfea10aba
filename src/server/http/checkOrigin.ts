import type { FastifyRequest } from 'fastify'
import { Refusal } from '../Refusal'
import type { HostedSite } from '../storage/sites'

/** A request that changes something is made by a page of this very host, opened by its own scheme (design §6). */
export const checkOrigin = (request: FastifyRequest, { host }: Pick<HostedSite, 'host'>) => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site === undefined) throw new Refusal('cross_site', undefined, withoutBrowser)
  if (site !== undefined && site !== 'same-origin') throw new Refusal('cross_site')
  if (origin === undefined) return
  const from = URL.canParse(origin) ? new URL(origin) : null
  if (from?.host !== request.host.toLowerCase()) throw new Refusal('cross_site')
  const scheme = schemeOf(request, { host })
  if (from.protocol !== `${scheme}:`) throw new Refusal('cross_site', undefined, otherScheme(from.protocol, scheme))
}

/** A proxy that is trusted knows how the page was opened; else the site does. */
const schemeOf = ({ protocol }: FastifyRequest, { host }: Pick<HostedSite, 'host'>) =>
  protocol === 'https' ? 'https' : host.scheme

/** The address that pages of this host have in the browser. */
export const ownOrigin = (request: FastifyRequest, hosted: Pick<HostedSite, 'host'>) =>
  `${schemeOf(request, hosted)}://${request.host.toLowerCase()}`

const withoutBrowser =
  'The request names no origin. Pages of this site send theirs by themselves; other programs send a personal token (Authorization: Bearer …), made on the desk under «Mein Konto».'

const otherScheme = (from: string, scheme: string) =>
  `The request came from a page opened by ${from.slice(0, -1)}, but this site is reached by ${scheme}; the operator can correct that with «npm run site -- host».`
