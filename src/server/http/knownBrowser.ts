import '@fastify/cookie'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services'
import type { HostedSite } from '../storage/sites'

/** As long as browsers keep a cookie. */
const knownMs = 400 * 24 * 60 * 60 * 1000

type Place = { services: Pick<Services, 'secret' | 'clock'>; hosted: HostedSite }
type Account = { id: string; passwordHash: string | null }

/**
 * SEC-1: a browser that has signed in to an account before is told apart from strangers, so that their tries cannot keep
 * its owner out. It opens nothing by itself, and a new password ends it. Of one that has shown a second factor that is
 * kept too: whoever had the password alone must not have made themselves known for guessing codes.
 */
export const rememberBrowser = (
  { services, hosted, reply }: Place & { reply: FastifyReply },
  account: Account,
  { hasShownFactor }: { hasShownFactor: boolean },
) => {
  const browser = randomBytes(16).toString('base64url')
  const words = `${services.clock() + knownMs}.${browser}.${hasShownFactor ? 2 : 1}`
  const value = `${words}.${sign(services.secret, account, words)}`
  reply.setCookie(cookieOf(hosted, account), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: hosted.host.scheme === 'https',
    maxAge: knownMs / 1000,
  })
}

/** The name of this browser if it is one of the account's; it counts its own tries. */
export const knownBrowser = (
  { services, hosted, request }: Place & { request: FastifyRequest },
  account: Account,
): { name: string; hasShownFactor: boolean } | null => {
  const [expires = '', name = '', shown = '', signature = ''] =
    request.cookies[cookieOf(hosted, account)]?.split('.') ?? []
  if (!/^\d{1,16}$/.test(expires) || Number(expires) < services.clock()) return null
  const expected = Buffer.from(sign(services.secret, account, `${expires}.${name}.${shown}`))
  const given = Buffer.from(signature)
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given)
  return isOurs ? { name, hasShownFactor: shown === '2' } : null
}

/** One for each account; the name says nothing of whose it is. */
const cookieOf = (hosted: HostedSite, { id }: Account) =>
  `${hosted.host.scheme === 'https' ? '__Host-' : ''}vitrine_known_${createHash('sha256').update(id).digest('hex').slice(0, 16)}`

const sign = (secret: string, { id, passwordHash }: Account, words: string) =>
  createHmac('sha256', secret).update(`known browser ${id} ${passwordHash} ${words}`).digest('base64url')
