import type { CallName } from '../../contract/calls'
import type { Current } from './current'
import { newId } from './newId'
import type { ChangeOf, ResourceName } from './resources/registry'

/** A call as it leaves, without its changeId. */
export type Body = { call: CallName; input: Record<string, unknown> }

/**
 * waiting: has not left, or was certainly not written. sent: on its way, or nobody knows whether it arrived. refused: set
 * aside until somebody changes, repeats or discards it. parked: waits for a choice between two versions. held: its page is gone.
 */
export type Phase = 'waiting' | 'sent' | 'refused' | 'parked' | 'held'

type Common = {
  /** Its name here, for as long as it exists. */
  id: string
  /** The server's name for it: the same gives the same answer (API-4). */
  changeId: string
  pageId: string
  /** Of the value it is based on, as it was when the first letter was written. */
  base: number
  phase: Phase
  /** Not before this moment: while somebody types, a change waits for the next letter. */
  dueAt: number
  /** The server could not take it: others pass until then. */
  retryAt?: number
  /** As it was sent, for as long as its answer is in doubt: it is repeated word for word (D50). */
  body?: Body
  /** How often the server answered and could not take it, … */
  faults?: number
  /** … how often there was no answer at all, … */
  unanswered?: number
  /** … and how often it was made anew on top of what others did. */
  rebuilt?: number
  /** Why it was refused. */
  reason?: { code: string; error: string }
  /** Parked: what somebody else made of it. */
  theirs?: Current
  heldSince?: number
}

/** One change on its way to the server. Never changed in place: the queue holds the newest of each. */
export type Operation = { [N in ResourceName]: Common & { resource: N; change: ChangeOf<N> } }[ResourceName]

/** What was certainly not written and is to be tried again: with another body it is another change. */
export const madeAnew = (operation: Operation, patch: Partial<Common> = {}): Operation => ({
  ...operation,
  changeId: newId(),
  phase: 'waiting',
  body: undefined,
  reason: undefined,
  theirs: undefined,
  retryAt: undefined,
  faults: undefined,
  unanswered: undefined,
  heldSince: undefined,
  ...patch,
})
