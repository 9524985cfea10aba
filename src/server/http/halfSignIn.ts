import '@fastify/cookie'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services'
import { findPersonById, type Person, readPasswordHash } from '../storage/people'
import type { HostedSite } from '../storage/sites'

const lifeMs = 10 * 60 * 1000

type Place = { services: Pick<Services, 'secret' | 'clock' | 'storage'>; hosted: HostedSite }

/** SEC-1: the password was right; the code of the second factor is still to come, in this browser and soon. */
export const beginHalf = (
  { services, hosted, reply }: Place & { reply: FastifyReply },
  account: { id: string; passwordHash: string | null },
) => {
  const expires = services.clock() + lifeMs
  const words = `${expires}.${account.id}`
  reply.setCookie(cookieOf(hosted), `${words}.${sign(services.secret, hosted, account.passwordHash, words)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: hosted.host.scheme === 'https',
    maxAge: lifeMs / 1000,
  })
}

/** Whose password was given here just now; nobody's once it was changed. */
export const readHalf = async ({
  services,
  hosted,
  request,
}: Place & { request: FastifyRequest }): Promise<(Person & { passwordHash: string | null }) | null> => {
  const [expires = '', id = '', signature = ''] = request.cookies[cookieOf(hosted)]?.split('.') ?? []
  if (!/^\d{1,16}$/.test(expires) || Number(expires) < services.clock()) return null
  const person = await findPersonById(services.storage.read, id)
  if (!person) return null
  const passwordHash = await readPasswordHash(services.storage.read, id)
  const expected = Buffer.from(sign(services.secret, hosted, passwordHash, `${expires}.${id}`))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? { ...person, passwordHash } : null
}

export const endHalf = (reply: FastifyReply, hosted: HostedSite) =>
  reply.clearCookie(cookieOf(hosted), { path: '/', secure: hosted.host.scheme === 'https' })

const cookieOf = (hosted: HostedSite) => `${hosted.host.scheme === 'https' ? '__Host-' : ''}vitrine_half`

const sign = (secret: string, { site }: HostedSite, passwordHash: string | null, words: string) =>
  createHmac('sha256', secret).update(`half sign-in ${site.id} ${passwordHash} ${words}`).digest('base64url')
