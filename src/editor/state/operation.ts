import type { CallName } from '../../contract/calls'

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
