import type { Field } from './field'
import type { Locale } from './locale'
import type { Status } from './status'
import type { TimeWindow } from './timeWindow'

/** A section of a page, or a card inside one; no deeper (D3). */
export type Group = {
  id: string
  type: string
  /** The block's shape version the content was written for. */
  shape: number
  status: Status
  /** What a group marked for deletion was before (EDIT-20). */
  previousStatus: Status | null
  visible: boolean
  disallowedLanguages: Locale[]
  /** Absent: always shown. */
  window?: TimeWindow | null
  order: string
  options: Record<string, unknown>
  fields: Record<string, Field>
  cards: Group[]
}
