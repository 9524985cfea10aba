import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Finished } from '../../live/cache.server'

/** Writes a finished page with plain Node, the same from the fast path and from the route (design §10). */
export const sendFinished = (request: IncomingMessage, response: ServerResponse, finished: Finished) => {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${finished.etag}-${encoding[0]}"`
  const headers: Record<string, string | number> = { ...finished.headers, etag, vary: 'Accept-Encoding' }
  if (finished.status === 200 && matches(request.headers['if-none-match'], finished.etag)) {
    delete headers['content-type']
    response.writeHead(304, headers)
    response.end()
    return
  }
  const body = finished[encoding]
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(finished.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const encodingFor = (accepted: string) => {
  if (isAccepted(accepted, 'br')) return 'br'
  return isAccepted(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Looked for as text first: almost every browser sends the same plain list. */
const isAccepted = (accepted: string, encoding: string) =>
  accepted.includes(encoding) &&
  (!accepted.includes('q=0') ||
    accepted.split(',').some(entry => entry.trim().startsWith(encoding) && !/q=0(\.0*)?$/.test(entry.trim())))

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some(entry => entry.trim().replace(/^W\//, '').startsWith(`"${etag}-`)) ?? false
