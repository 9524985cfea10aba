import type { Call, InputOf } from '../../../contract/call'
import type { CallName, calls } from '../../../contract/calls'
import type { Envelope } from '../../../contract/errors'
import type { Content, Saved } from '../content'
import type { Current } from '../current'
import type { Selection } from '../selection'

/** The name of a value: `itemId key`. */
export type ValueKey = string

/** What the server answered to a change it took. */
export type Taken = { data: unknown; version?: number }

/** A change put into what the server has, and the versions it made. */
export type Adopted = { saved: Saved; versions: Record<ValueKey, number> }

export type Failure = Extract<Envelope, { success: false }>

/** The page, or one part of the site: read and put in its place. `failure` says why it could not be. */
export type Outcome = { isRead: true } | { isRead: false; failure: Failure | 'unanswered' }

export type SitePart = 'pages' | 'navigation' | 'settings' | 'theme'

export type Reading = {
  page: () => Promise<Outcome>
  /** The lists of pages that somebody looks at. */
  pages: () => Promise<Outcome>
  /** Reads one part. `pick` passes over an answer that is older than what is known. */
  part: <P extends Exclude<SitePart, 'pages'>, Input, Reply>(
    part: P,
    call: Call<Input, Reply>,
    input: Input,
    pick: (reply: Reply, on: { version: number; known: Saved[P] }) => Saved[P],
  ) => Promise<Outcome>
}

/**
 * One kind of thing that is edited: which changes it has, how each is sent, shown, kept and called. The saver knows
 * nothing else about them. A change is plain data: it is kept in the journal.
 */
export type Resource<C> = {
  /** What of the content it changes. */
  part: 'page' | SitePart
  /** Of the form of its changes in the journal; `upgrade` reads those of earlier versions, null where it cannot. */
  version: number
  upgrade?: (change: unknown, version: number) => C | null
  /** The values it writes: a later change of the same takes the place of one that has not left. */
  owns: (change: C) => ValueKey[]
  /** The value whose version it is based on. */
  basis: (change: C) => ValueKey | null
  /** Ids of what exists only once it is taken … */
  makes: (change: C) => string[]
  /** … and of what must exist for it. Changes that name the same keep their order. */
  needs: (change: C) => string[]
  /** Two changes of the same in one; null when nothing is left to do. Without it the later one counts. */
  join?: (earlier: C, later: C) => C | null
  /** The call it is; null while what it is made on top of is not read; `gone` where that no longer has its object. */
  request: (change: C, on: { base: number; pageId: string; saved: Saved; shown: Content }) => Request | 'gone' | null
  /** What the page shows with it; the same when it has no place (any more). */
  lay: <S extends Content>(content: S, change: C) => S
  adopt: (saved: Saved, change: C, taken: Taken) => Adopted
  /** What is there instead of what it was based on, as the refusal tells it … */
  current?: (failure: Failure) => Current | null
  /** … or, of what is sent whole, as it is known: what somebody else has made of the same since, null where nobody has. */
  contested?: (change: C, saved: Saved) => Current | null
  /** What is left of it when mine is kept over theirs, or theirs over mine. */
  keep?: { mine: (change: C, theirs: unknown) => C; theirs: (change: C, theirs: unknown) => C | null }
  reload: (reading: Reading) => Promise<Outcome>
  /** What people call what it changes. */
  label: (change: C, content: Content) => { de: string; fr: string }
  /** Where on the page it is; null where it is not on the page. */
  place: (change: C) => Selection | null
  /** What was typed, where that is worth showing by itself. */
  typed?: (change: C) => { key: string; value: unknown } | null
}

export type Request = { call: CallName; input: Record<string, unknown> }

/** A request whose input is checked against its call where it is written. */
export const request = <N extends CallName>(call: N, input: InputOf<(typeof calls)[N]>): Request => ({
  call,
  input: input as Record<string, unknown>,
})
