import type { IncomingMessage } from 'node:http'

/**
 * `GET http://host/de`: such a target is taken apart into the usual path and Host header, so that nobody else needs to
 * know of it. Its host counts more than the header (RFC 9112, 3.2.2). Anything else is left as it is.
 */
export const readAbsoluteTarget = (request: IncomingMessage) => {
  const [, host, rest] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? []
  if (host === undefined || rest === undefined) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  const { rawHeaders, headers } = request
  headers.host = host
  const index = rawHeaders.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (index < 0) rawHeaders.push('Host', host)
  else rawHeaders[index + 1] = host
}
