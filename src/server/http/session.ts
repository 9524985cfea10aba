import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSession, type Removed, type Session, sessionMs } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import type { Database } from '../storage/storage'

/** Readable by the page's script, holds no secret: shows «Bearbeiten» on live pages (EDIT-22). */
const markCookie = 'vitrine_editor'

/** D28: over https the browser itself refuses the cookie on any other host. */
const sessionCookie = (hosted: HostedSite) =>
  hosted.host.scheme === 'https' ? '__Host-vitrine_session' : 'vitrine_session'

export const readToken = (request: FastifyRequest, hosted: HostedSite): string | null =>
  request.cookies[sessionCookie(hosted)] ?? null

export const readSession = async (
  db: Database,
  request: FastifyRequest,
  hosted: HostedSite,
  now: number,
): Promise<Session | Removed | null> => {
  const token = readToken(request, hosted)
  return token && token.length < 200 ? findSession(db, hosted.site.id, token, now) : null
}

export const setSession = (reply: FastifyReply, hosted: HostedSite, token: string) => {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: hosted.host.scheme === 'https',
    maxAge: sessionMs / 1000,
  } as const
  reply.setCookie(sessionCookie(hosted), token, { ...shared, httpOnly: true })
  reply.setCookie(markCookie, '1', shared)
}

export const clearSession = (reply: FastifyReply, hosted: HostedSite) => {
  // Without it a browser would refuse to take a `__Host-` cookie back.
  const shared = { path: '/', secure: hosted.host.scheme === 'https' }
  reply.clearCookie(sessionCookie(hosted), shared)
  reply.clearCookie(markCookie, shared)
}
