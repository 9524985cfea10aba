import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, InputOf, ReplyOf } from '../../contract/call'
import type { Services } from '../services'
import type { Session } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import type { Tx } from '../storage/storage'
import type { Author } from '../storage/writeValues'

export type ApiContext = {
  services: Services
  hosted: HostedSite
  session: Session | null
  request: FastifyRequest
  reply: FastifyReply
}

/** A whole object's version goes beside `data`, as the next write's base. */
export class Versioned<T> {
  constructor(
    readonly data: T,
    readonly version: number,
  ) {}
}

type Answer<C> = Promise<ReplyOf<C> | Versioned<ReplyOf<C>>>

export type ReadHandler<C> = { read: (context: ApiContext, input: InputOf<C>) => Answer<C> }

/** Runs inside one unit of work; what must wait for anything else is done before, in `prepare`. */
export type WriteHandler<C, Prepared = unknown> = {
  prepare?: (context: ApiContext, input: InputOf<C>) => Promise<Prepared>
  write: (context: WriteContext<Prepared>, input: InputOf<C>) => Answer<C>
}

export type WriteContext<Prepared = unknown> = ApiContext & {
  tx: Tx
  session: Session
  author: Author
  prepared: Prepared
}

// biome-ignore lint/suspicious/noExplicitAny: one table holds handlers of every input
export type AnyHandler = ReadHandler<any> | WriteHandler<any, any>

export const reads = <I, R>(_call: Call<I, R>, read: ReadHandler<Call<I, R>>['read']): ReadHandler<Call<I, R>> => ({
  read,
})

export const writes = <I, R>(
  _call: Call<I, R>,
  write: WriteHandler<Call<I, R>, undefined>['write'],
): WriteHandler<Call<I, R>, undefined> => ({ write })

export const writesPrepared = <I, R, P>(
  _call: Call<I, R>,
  prepare: (context: ApiContext, input: I) => Promise<P>,
  write: WriteHandler<Call<I, R>, P>['write'],
): WriteHandler<Call<I, R>, P> => ({ prepare, write })
