import type { CallName } from '../../contract/calls'
import { newId } from './newId'

/** One change on its way to the server. Sending it twice is harmless: the changeId gives the same answer (API-4). */
export type Operation = {
  changeId: string
  call: CallName
  input: Record<string, unknown>
  pageId: string
  /** The value it writes; a later change of the same value takes the place of one that has not left yet. */
  value: { itemId: string; key: string; value: unknown } | null
  /** The value `input.base` is the version of, where the change is none itself: a move, another status. */
  basis?: { itemId: string; key: string }
  /** What people call it, where the page does not show it. */
  label?: string
  /** Not before this moment: while somebody types, a change waits for the next letter. */
  dueAt: number
  /** Its page is gone; it waits in case the page comes back … */
  isHeld?: boolean
  /** … and is forgotten when it has waited too long. */
  heldSince?: number
  /** Has been on its way without an answer: the server may have it, so it is sent again just as it was. */
  isInDoubt?: boolean
  /** Waits for the editor to choose between two versions. */
  isParked?: boolean
}

/** Two changes of one value: the later takes the place of the other. */
export const isSameValue = (a: Operation, b: Operation) =>
  a.value !== null && b.value !== null && a.value.itemId === b.value.itemId && a.value.key === b.value.key

/** The value `input.base` is the version of. */
export const basisOf = ({ basis, value }: Operation) => basis ?? value

/** Puts a change on another version: as one number or by value key, as its call takes it. */
export const rebase = (operation: Operation, version: number) => {
  const key = basisOf(operation)?.key
  if (key === undefined || operation.input.base === undefined) return
  operation.input.base = typeof operation.input.base === 'number' ? version : { [key]: version }
}

/** What was certainly not written, to be tried on top of what is there: another base is another change. */
export const madeAnew = (operation: Operation, version: number) => {
  rebase(operation, version)
  operation.changeId = newId()
}

/** The ids of new sections and cards. */
export const madeBy = ({ call, input }: Operation): string[] =>
  call === 'addGroup' || call === 'addToCollection' ? [input.id as string, ...((input.cards as string[]) ?? [])] : []
