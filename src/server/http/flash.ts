import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HostedSite } from '../storage/sites'

/** Long enough for the way back to the form. */
const lifeSeconds = 60

/** `login`: the e-mail that was typed. `unlock`: the page whose password was wrong; its cookie keeps the page out of the fast path. */
const cookies = { login: 'vitrine_login', unlock: 'vitrine_unlock_wrong' } as const

type Flash = keyof typeof cookies

/** What a form without script is to say of its last try, told once and in no address. */
export const setFlash = (reply: FastifyReply, { host }: HostedSite, name: Flash, value: string) =>
  reply.setCookie(cookies[name], value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: host.scheme === 'https',
    maxAge: lifeSeconds,
  })

export const takeFlash = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { host }: HostedSite,
  name: Flash,
): string | null => {
  const value = request.cookies[cookies[name]]
  if (value === undefined) return null
  reply.clearCookie(cookies[name], { path: '/', secure: host.scheme === 'https' })
  return value
}
