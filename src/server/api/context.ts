import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Policy } from '../../contract/call'
import type { Followed } from '../http/feeds'
import type { Received } from '../http/readFile'
import type { Refusal } from '../Refusal'
import type { Services } from '../services'
import type { Session } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import type { Tx } from '../storage/storage'
import type { Author } from '../storage/writeValues'

/** Calls for anyone may come without a session; all others have one. */
type SessionOf<P extends Policy> = 'anyone' extends P ? Session | null : Session

export type ApiContext<S = Session | null> = {
  services: Services
  hosted: HostedSite
  session: S
  request: FastifyRequest
  reply: FastifyReply
}

export type WriteContext<Prepared = unknown, S = Session> = ApiContext<S> & {
  tx: Tx
  author: Author
  prepared: Prepared
}

type ActContext<S> = ApiContext<S> & { author: Author }

/** A whole object's version goes beside `data`, as the next write's base. */
export class Versioned<T> {
  constructor(
    readonly data: T,
    readonly version: number,
  ) {}
}

/** What a call that answers a file returns: no envelope, its name for whoever saves it (API-5). */
export class FileAnswer {
  constructor(
    readonly body: Buffer | Readable,
    readonly type: string,
    readonly filename: string,
  ) {}
}

type Answer<Reply> = Promise<Reply | Versioned<Reply> | FileAnswer>

export type Reads<Input, Reply, S> = {
  kind: 'reads'
  run: (context: ApiContext<S>, input: Input) => Answer<Reply>
}

/** Runs inside one unit of work; what must wait for anything else is done before, in `prepare`. */
export type Writes<Input, Reply, S, Prepared> = {
  kind: 'writes'
  prepare: (context: ApiContext<S>, input: Input) => Promise<Prepared>
  run: (context: WriteContext<Prepared, S>, input: Input) => Answer<Reply>
}

/** Several units of work, or what cannot be part of one: a password to be checked, a cookie to be given. */
export type Acts<Input, Reply, S> = {
  kind: 'acts'
  run: (context: ActContext<S>, input: Input) => Answer<Reply>
}

/** Takes a file, or a part of one. */
export type Receives<Input, Reply, S> = {
  kind: 'receives'
  run: (context: ActContext<S> & { file: Received }, input: Input) => Answer<Reply>
}

/** Refuses, or says what the stream brings. */
export type Streams<Input, S> = {
  kind: 'streams'
  run: (context: ApiContext<S>, input: Input) => Promise<Followed>
}

export type Handler<Input, Reply, S> =
  | Reads<Input, Reply, S>
  // biome-ignore lint/suspicious/noExplicitAny: what is prepared is between the two halves of one handler
  | Writes<Input, Reply, S, any>
  | Acts<Input, Reply, S>
  | Receives<Input, Reply, S>
  | Streams<Input, S>

/** What became of a form sent without script: as it was filled in, and why it was refused or what the call answered. */
export type FormOutcome = { fields: Record<string, string>; refusal: Refusal | null; data: unknown }

/** API-6: a way on, or a page drawn with the outcome. */
export type FormAnswer = { to: string } | { status: number; html: Buffer | string; headers: Record<string, string> }

export type FormPresenter = (context: ApiContext, outcome: FormOutcome) => Promise<FormAnswer>

// biome-ignore lint/suspicious/noExplicitAny: one table holds handlers of every input
export type AnyHandler = Handler<any, any, any> & { presentForm?: FormPresenter }

export const reads = <I, R, P extends Policy>(
  _call: Call<I, R, P>,
  run: Reads<I, R, SessionOf<P>>['run'],
): Reads<I, R, SessionOf<P>> => ({ kind: 'reads', run })

export const writes = <I, R, P extends Policy>(
  _call: Call<I, R, P>,
  run: Writes<I, R, SessionOf<P>, undefined>['run'],
): Writes<I, R, SessionOf<P>, undefined> => ({ kind: 'writes', prepare: async () => undefined, run })

export const writesPrepared = <I, R, P extends Policy, Prepared>(
  _call: Call<I, R, P>,
  prepare: (context: ApiContext<SessionOf<P>>, input: I) => Promise<Prepared>,
  run: Writes<I, R, SessionOf<P>, Prepared>['run'],
): Writes<I, R, SessionOf<P>, Prepared> => ({ kind: 'writes', prepare, run })

export const acts = <I, R, P extends Policy>(
  _call: Call<I, R, P>,
  run: Acts<I, R, SessionOf<P>>['run'],
): Acts<I, R, SessionOf<P>> => ({ kind: 'acts', run })

export const receives = <I, R, P extends Policy>(
  _call: Call<I, R, P>,
  run: Receives<I, R, SessionOf<P>>['run'],
): Receives<I, R, SessionOf<P>> => ({ kind: 'receives', run })

export const streams = <I, P extends Policy>(
  _call: Call<I, unknown, P>,
  run: Streams<I, SessionOf<P>>['run'],
): Streams<I, SessionOf<P>> => ({ kind: 'streams', run })

/** For calls that also take a form: what the form gets instead of an envelope. */
export const withForm = <H extends AnyHandler>(handler: H, presentForm: FormPresenter) => ({ ...handler, presentForm })
