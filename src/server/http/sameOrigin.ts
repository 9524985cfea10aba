import type { FastifyRequest } from 'fastify'

/** Whether a request that changes something was made by a page of this very host (design §6). */
export const isSameOrigin = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const origin = request.headers.origin
  if (origin === undefined) return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase()
}
