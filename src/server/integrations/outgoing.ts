import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './publicAddress'

export type OutsideOptions = {
  maxBytes?: number
  timeoutMs?: number
  /** `host:port` that may be asked although its address is not public: servers named by configuration. */
  allowedTestHosts?: readonly string[]
  headers?: Record<string, string>
  /** Sent by POST; then no redirect is followed, not even on the same host. */
  body?: string
  /** Who turns names into addresses; the system unless a test says otherwise. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

export type OutsideAnswer = { status: number; contentType: string; body: Buffer; url: string }

/** Says why nothing came from outside; fit for the log and for an editor. */
export class OutsideError extends Error {}

/** It was asked, and did not answer in time. */
export class OutsideTooSlow extends OutsideError {}

const maxRedirects = 3

/**
 * The one door for addresses that people type (SEC-2, quality #11): http(s) only, never into our own network,
 * the address that was checked is the one that is asked, no redirect to another host, bounded in time and size.
 */
export const fetchOutside = async (
  address: string,
  {
    maxBytes = 5 * 1024 * 1024,
    timeoutMs = 5_000,
    allowedTestHosts = [],
    headers = {},
    body,
    resolve = host => lookup(host, { all: true }),
  }: OutsideOptions = {},
): Promise<OutsideAnswer> => {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = checkedUrl(address)
  for (let redirects = 0; ; redirects++) {
    const pinned = await orTimeout(pinAddresses({ url, allowedTestHosts, resolve }), signal)
    const response = await orTimeout(ask({ url, pinned, headers, body, signal }), signal)
    try {
      const target = redirectOf(response, url)
      if (target && body !== undefined) throw new OutsideError(`${url.host} redirects what was sent to it.`)
      if (!target) return await readAnswer({ response, url, maxBytes, signal })
      if (redirects === maxRedirects) throw new OutsideError(`${url.host} redirects too often.`)
      url = target
    } finally {
      response.destroy()
    }
  }
}

const checkedUrl = (address: string, base?: URL): URL => {
  if (!URL.canParse(address, base)) throw new OutsideError('This is not an address.')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new OutsideError('Only http and https addresses can be fetched.')
  if (url.username || url.password) throw new OutsideError('An address with a password in it is not fetched.')
  return url
}

const pinAddresses = async ({
  url,
  allowedTestHosts,
  resolve,
}: Required<Pick<OutsideOptions, 'allowedTestHosts' | 'resolve'>> & { url: URL }): Promise<LookupAddress[]> => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => [])
  if (found.length === 0) throw new OutsideError(`${host} is not known.`)
  // All of them must be public: a name that also leads inside is no honest one.
  if (!allowedTestHosts.includes(url.host) && !found.every(entry => isPublicAddress(entry.address)))
    throw new OutsideError(`${host} is not an address of the open internet.`)
  return found
}

const ask = ({
  url,
  pinned,
  headers,
  body,
  signal,
}: {
  url: URL
  pinned: LookupAddress[]
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal
}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: body === undefined ? 'GET' : 'POST',
      signal,
      // No agent: a kept connection could belong to an address checked long ago.
      agent: false,
      lookup: (_, { all }, callback) =>
        all ? callback(null, pinned) : callback(null, pinned[0]!.address, pinned[0]!.family),
      headers: {
        'User-Agent': 'Vitrine',
        Accept: '*/*',
        ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
        'Accept-Encoding': 'identity',
      },
    }
    const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options)
    request.on('response', resolve)
    request.on('error', error => reject(new OutsideError(`${url.host} cannot be reached: ${error.message}.`)))
    request.end(body)
  })

const redirectOf = (response: IncomingMessage, url: URL): URL | null => {
  const { statusCode = 0, headers } = response
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return null
  const target = checkedUrl(headers.location, url)
  if (target.host !== url.host || (url.protocol === 'https:' && target.protocol === 'http:'))
    throw new OutsideError(`${url.host} redirects to another host.`)
  return target
}

const readAnswer = async ({
  response,
  url,
  maxBytes,
  signal,
}: {
  response: IncomingMessage
  url: URL
  maxBytes: number
  signal: AbortSignal
}): Promise<OutsideAnswer> => {
  const tooLarge = new OutsideError(`${url.host} sends more than ${maxBytes} bytes.`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new OutsideError(`${url.host} sends a compressed answer that was not asked for.`)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw signal.aborted ? tooSlow() : new OutsideError(`${url.host} broke off its answer.`)
  }
  const contentType = response.headers['content-type'] ?? 'application/octet-stream'
  return { status: response.statusCode ?? 0, contentType, body: Buffer.concat(chunks), url: url.href }
}

const tooSlow = () => new OutsideTooSlow('The answer took too long.')

const orTimeout = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(tooSlow())
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    if (signal.aborted) stop()
  })
