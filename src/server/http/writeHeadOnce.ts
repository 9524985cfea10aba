import type { ServerResponse } from 'node:http'

/** A head to be sent many times: its names and values in turn, and what Node made of them in the second it was last made. */
export type Head = { status: number; headers: string[]; text?: string; second?: number }

/** Node keeps the head it made in a field of its own. Should it ever be gone, every head is made anew, as by `writeHead`. */
type Headed = ServerResponse & { _header?: string | null }

/**
 * `writeHead`, but Node checks and joins the lines once a second (they carry the time) and not for every answer: that is
 * a tenth of a page from memory. Only for answers nobody else gave a header, on connections that stay open.
 */
export const writeHeadOnce = (response: Headed, head: Head) => {
  const second = Math.floor(Date.now() / 1000)
  const isPlain = response.shouldKeepAlive && response.getHeaderNames().length === 0
  if (isPlain && head.text && head.second === second) {
    response.statusCode = head.status
    response._header = head.text
    return
  }
  response.writeHead(head.status, head.headers)
  if (!isPlain || !response._header) return
  head.text = response._header
  head.second = second
}
