import type { FastifyRequest } from 'fastify'
import { type Policy, type TokenScope, tokenScopes } from '../../contract/call'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { anyVisitor } from '../storage/answers'
import { findToken, noteUse } from '../storage/apiTokens'
import { isSeenLately, noteSeen, type Session } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import { readSession, readToken } from './session'

/** Who makes a request: somebody signed in here by cookie, a program of theirs by token, or anybody. */
export type Caller =
  | { kind: 'person'; session: Session }
  | { kind: 'token'; session: Session; tokenId: string; scope: TokenScope }
  /** `removed`: somebody who was signed in here until they no longer belonged to the site. */
  | { kind: 'visitor'; removed?: string }

export const readCaller = async (
  { storage, clock, log }: Pick<Services, 'storage' | 'clock' | 'log'>,
  request: FastifyRequest,
  hosted: HostedSite,
): Promise<Caller> => {
  const now = clock()
  const session = await readSession(storage.read, request, hosted, now)
  if (!session) return { kind: 'visitor' }
  if ('removed' in session) return { kind: 'visitor', removed: session.removed }
  const token = readToken(request, hosted)
  if (token && !isSeenLately(session, now))
    // Nobody is kept from reading because this cannot be noted just now.
    await storage
      .write(tx => noteSeen(tx, hosted.site.id, token, { personId: session.person.id, now }))
      .catch((error: unknown) => log.warn({ error }, 'last seen was not noted'))
  return { kind: 'person', session }
}

/** API-11: a program shows its token with every call; it has no cookie. */
export const readTokenCaller = async (
  { storage, clock, log }: Pick<Services, 'storage' | 'clock' | 'log'>,
  request: FastifyRequest,
  hosted: HostedSite,
): Promise<Caller | null> => {
  const secret = /^bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!secret) return null
  const now = clock()
  const found = await findToken(storage.read, hosted.site.id, secret, now)
  if (!found) throw new Refusal('token_refused')
  if (!found.isNoted)
    await storage
      .write(tx => noteUse(tx, found.id, now))
      .catch((error: unknown) => log.warn({ error }, 'the use of a token was not noted'))
  return { kind: 'token', session: found.session, tokenId: found.id, scope: found.scope }
}

/** Whether a token may be used for a call at all, and whether this one may. */
export const checkScope = (needed: TokenScope | 'never', caller: Caller) => {
  if (caller.kind !== 'token') return
  if (needed === 'never' || tokenScopes.indexOf(caller.scope) < tokenScopes.indexOf(needed))
    throw new Refusal('token_scope')
}

export const sessionOf = (caller: Caller): Session | null => (caller.kind === 'visitor' ? null : caller.session)

/** Whose a change is (API-4). */
export const callerKey = (caller: Caller) => sessionOf(caller)?.person.id ?? anyVisitor

/** The permission matrix is made from the same policies (test/permissions). */
export const checkPolicy = ({ policy, isOwnAccount }: { policy: Policy; isOwnAccount: boolean }, caller: Caller) => {
  if (policy === 'anyone') return
  if (caller.kind === 'visitor') throw new Refusal(caller.removed ? 'no_longer_member' : 'sign_in_needed')
  const { session } = caller
  if (session.mustSetUp && !isOwnAccount) throw new Refusal('second_factor_required')
  if (policy === 'admin' && session.role !== 'admin') throw new Refusal('not_allowed')
  if (policy === 'operator' && !session.person.isOperator) throw new Refusal('not_allowed')
}
