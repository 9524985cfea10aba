import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Finished } from '../../live/cache.server'
import { quickBrotli } from '../../live/quickBrotli.server'
import type { Services } from '../services'
import { rawHeader } from './rawHeader'
import { type Head, writeHeadOnce } from './writeHeadOnce'

type Encoding = 'br' | 'gzip' | 'identity'
type Heads = { whole: Head; unchanged: string[] }

/** Writes a finished page with plain Node, the same from the fast path and from the route (design §10). */
export const sendFinished = (request: IncomingMessage, response: ServerResponse, finished: Finished) => {
  const encoding = encodingFor(rawHeader(request, 'accept-encoding') ?? '')
  const bytes = bytesOf(finished, encoding)
  const { whole, unchanged } = headsOf(finished, encoding, bytes.length)
  if (finished.status === 200 && matches(rawHeader(request, 'if-none-match'), finished.etag)) {
    response.writeHead(304, unchanged)
    response.end()
    return
  }
  writeHeadOnce(response, whole)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The same from a route: past Fastify, which would do it all again. */
export const sendKept = (
  { closing }: Services,
  { request, reply, finished }: { request: FastifyRequest; reply: FastifyReply; finished: Finished },
) => {
  reply.hijack()
  if (closing.hasBegun) reply.raw.shouldKeepAlive = false
  sendFinished(request.raw, reply.raw, finished)
  return reply
}

/** A page made for one request: compressed as it goes out, nothing of it kept (design §4). */
export const sendDrawn = (request: FastifyRequest, reply: FastifyReply, html: Buffer) => {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  reply.header('vary', 'Accept-Encoding')
  if (encoding === 'identity') return reply.send(html)
  return reply
    .header('content-encoding', encoding)
    .send(encoding === 'br' ? quickBrotli(html) : gzipSync(html, { level: 1 }))
}

// Made once a page and encoding: thousands of answers a second need no new objects.
const prepared = new WeakMap<Finished, Partial<Record<Encoding, Heads>>>()

const headsOf = (finished: Finished, encoding: Encoding, length: number): Heads => {
  const known = prepared.get(finished)
  const heads = known?.[encoding] ?? makeHeads(finished, encoding, length)
  if (!known?.[encoding]) prepared.set(finished, { ...known, [encoding]: heads })
  return heads
}

const makeHeads = (finished: Finished, encoding: Encoding, length: number): Heads => {
  const headers = Object.entries({
    ...finished.headers,
    etag: `"${finished.etag}-${encoding[0]}"`,
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(length),
  })
  return {
    whole: { status: finished.status, headers: headers.flat() },
    unchanged: headers.filter(([name]) => !ofBody.has(name)).flat(),
  }
}

const ofBody = new Set(['content-type', 'content-length', 'content-encoding'])

/** Few ask for gzip alone, and in the first moment of a page it is not made yet. */
const bytesOf = (finished: Finished, encoding: Encoding) =>
  finished[encoding] ?? gzipSync(finished.identity, { level: 1 })

const encodingFor = (accepted: string): Encoding => {
  if (isAccepted(accepted, 'br')) return 'br'
  return isAccepted(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Looked for as text first: almost every browser sends the same plain list. */
const isAccepted = (accepted: string, encoding: string) =>
  accepted.includes(encoding) &&
  (!accepted.includes('q=0') ||
    accepted.split(',').some(entry => entry.trim().startsWith(encoding) && !/q=0(\.0*)?$/.test(entry.trim())))

/** A star is whatever there is. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some(entry => entry.trim().replace(/^W\//, '').startsWith(`"${etag}-`)))
