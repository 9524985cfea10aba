import type { FastifyRequest } from 'fastify'
import type { Policy } from '../../contract/call'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { anyVisitor } from '../storage/answers'
import { isSeenLately, noteSeen, type Session } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import { readSession, readToken } from './session'

/** Who makes a request: somebody signed in here by cookie, a program of theirs by token, or anybody. */
export type Caller =
  | { kind: 'person'; session: Session }
  | { kind: 'token'; session: Session; scopes: readonly string[] }
  | { kind: 'visitor' }

export const readCaller = async (
  { storage, clock, log }: Pick<Services, 'storage' | 'clock' | 'log'>,
  request: FastifyRequest,
  hosted: HostedSite,
): Promise<Caller> => {
  const now = clock()
  const session = await readSession(storage.read, request, hosted, now)
  const token = readToken(request, hosted)
  if (session && token && !isSeenLately(session, now))
    // Nobody is kept from reading because this cannot be noted just now.
    await storage
      .write(tx => noteSeen(tx, hosted.site.id, token, { personId: session.person.id, now }))
      .catch((error: unknown) => log.warn({ error }, 'last seen was not noted'))
  return session ? { kind: 'person', session } : { kind: 'visitor' }
}

export const sessionOf = (caller: Caller): Session | null => (caller.kind === 'visitor' ? null : caller.session)

/** Whose a change is (API-4). */
export const callerKey = (caller: Caller) => sessionOf(caller)?.person.id ?? anyVisitor

/** The permission matrix is made from the same policies (test/permissions). */
export const checkPolicy = (policy: Policy, session: Session | null) => {
  if (policy === 'anyone') return
  if (!session) throw new Refusal('sign_in_needed')
  if (policy === 'admin' && session.role !== 'admin') throw new Refusal('not_allowed')
  if (policy === 'operator' && !session.person.isOperator) throw new Refusal('not_allowed')
}
