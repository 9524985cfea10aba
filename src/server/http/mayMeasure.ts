import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services'

/** What a server counts tells how much it is used: for a program on this machine, or one that knows the token. */
export const mayMeasure = (
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  { metricsToken }: Pick<Services['config'], 'metricsToken'>,
): boolean => {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (sent !== undefined) return metricsToken !== null && isSame(sent, metricsToken)
  return isLoopback(raw.socket.remoteAddress) && !forwarding.some(name => headers[name] !== undefined)
}

/** What proxies say of those they ask for. */
const forwarding = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

const isLoopback = (address: string | undefined) =>
  address !== undefined && (address === '::1' || /^(::ffff:)?127\./.test(address))

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
const digest = (text: string) => createHash('sha256').update(text).digest()
