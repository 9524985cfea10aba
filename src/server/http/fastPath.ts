import type { IncomingMessage, ServerResponse } from 'node:http'
import { definitions } from '../../blocks/definitions'
import type { Services } from '../services'
import { hasTwoHosts, rawHeader } from './rawHeader'
import { sendFinished } from './sendFinished'

/**
 * Finished pages straight from memory, in front of Fastify (design §10). It skips every hook, so it only takes what is
 * surely the same for everybody: a GET of a known host, in the cache, without an unlock cookie.
 */
export const createFastPath = (services: Services, count: () => void) => {
  const asking = askingKeys()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false
    const { bus } = services.storage
    const isCurrent = bus.isCurrent()
    if (!isCurrent && !bus.isLost()) return false
    if (hasTwoHosts(request)) return false
    const host = hostHeader(request, services.config.trustProxy)
    const hosted = host ? services.sites.peek(host) : undefined
    if (!hosted || hosted.site.suspended || hosted.host.host !== hosted.primary.host) return false
    const url = request.url ?? '/'
    const end = url.indexOf('?')
    if (end >= 0 && asking?.test(url)) return false
    if (rawHeader(request, 'cookie')?.includes('vitrine_unlock')) return false
    const path = end < 0 ? url : url.slice(0, end)
    const { cache } = services
    const finished = isCurrent
      ? cache.get(hosted.site.id, path, services.clock())
      : cache.getStale(hosted.site.id, path)
    if (!finished) return false
    if (services.closing.hasBegun) response.shouldKeepAlive = false
    sendFinished(request, response, finished)
    count()
    return true
  }
}

/** The query keys that some section declares: a page may have to be drawn for them alone (LIVE-14, V4). */
const askingKeys = () => {
  const keys = Object.values(definitions).flatMap(({ queryKeys = [] }) => queryKeys)
  return keys.length > 0 ? new RegExp(`[?&](${keys.map(encodeURIComponent).join('|')})=`) : null
}

/** The same host Fastify would see: behind a known number of proxies the forwarded one, else the request's own. */
const hostHeader = (request: IncomingMessage, trustProxy: Services['config']['trustProxy']) => {
  const forwarded = trustProxy ? rawHeader(request, 'x-forwarded-host') : undefined
  if (forwarded === undefined) return rawHeader(request, 'host')
  // Which addresses may forward is Fastify's to check.
  return typeof trustProxy === 'number' ? forwarded.split(',').at(-1)?.trim() : undefined
}
