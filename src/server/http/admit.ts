import type { FastifyRequest } from 'fastify'
import type { Call, Limit } from '../../contract/call'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { countHit } from '../storage/rateLimits'
import type { HostedSite } from '../storage/sites'
import { bodyOf, checkMediaType } from './bodyOf'
import { type Caller, checkPolicy, checkScope, readCaller, readTokenCaller, sessionOf } from './caller'
import { checkOrigin } from './checkOrigin'
import { hostedSite } from './hostedSite'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the way in by every route that is a call. */
    admitted: Admitted | null
  }
}

type Known = { hosted: HostedSite; caller: Caller }

/** A form over its limit is let in to be read: its answer is a page that shows the form again. */
export type Admitted = Known & { isOverLimit: boolean }

export type NamedCall = { name: string; call: Call }

/**
 * The one door, passed before anything of the body is read:
 * host → site → suspended → caller → origin → scope → policy → media type → limit.
 */
export const admit = async (services: Services, named: NamedCall, request: FastifyRequest): Promise<Admitted> => {
  const { call } = named
  const known = await recognize(services, call, request)
  checkMediaType(call, request)
  if (!isWithinToken(services, known.caller)) throw new Refusal('too_many')
  const isOverLimit = call.limit ? !(await isWithin(services, { ...named, limit: call.limit, known, request })) : false
  if (isOverLimit && bodyOf(request) !== 'form') throw new Refusal('too_many')
  return { ...known, isOverLimit }
}

/** Who asks, and whether they may; asked again when the right to a stream may have ended. */
export const recognize = async (
  services: Services,
  call: Pick<Call, 'method' | 'policy' | 'token' | 'isOwnAccount'>,
  request: FastifyRequest,
): Promise<Known> => {
  const hosted = await hostedSite(services, request)
  const caller = (await readTokenCaller(services, request, hosted)) ?? (await readCaller(services, request, hosted))
  // A browser sends cookies wherever a page comes from; a token is sent on purpose.
  if (call.method !== 'GET' && caller.kind !== 'token') checkOrigin(request, hosted)
  checkScope(call.token, caller)
  checkPolicy(call, caller)
  // Where anybody may ask, whoever still has to set up a second factor is anybody.
  const isOpen = call.policy !== 'anyone' || !sessionOf(caller)?.mustSetUp
  return { hosted, caller: isOpen ? caller : { kind: 'visitor' } }
}

/** Of a program that has run wild everybody else notices nothing. */
const callsPerToken = { limit: 300, windowMs: 60_000 }

const isWithinToken = ({ hits, clock }: Services, caller: Caller) =>
  caller.kind !== 'token' || hits.count({ key: `token ${caller.tokenId}`, ...callsPerToken, now: clock() })

const isWithin = async (
  { storage, hits, clock }: Services,
  { name, limit, known, request }: { name: string; limit: Limit; known: Known; request: FastifyRequest },
): Promise<boolean> => {
  const who = {
    // A program has its own share, so that it never uses up its person's.
    person: known.caller.kind === 'token' ? known.caller.tokenId : (sessionOf(known.caller)?.person.id ?? request.ip),
    address: request.ip,
    site: known.hosted.site.id,
  }
  const hit = { key: `call ${name} ${who[limit.by]}`, limit: limit.count, windowMs: limit.perMs, now: clock() }
  return limit.kept === 'memory' ? hits.count(hit) : storage.write(tx => countHit(tx, hit))
}
