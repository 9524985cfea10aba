import type { Group } from '../../content/group'
import type { Navigation } from '../../content/navigation'
import type { Settings } from '../../content/settings'
import type { Theme } from '../../content/theme'
import type { InputOf } from '../../contract/call'
import type { calls } from '../../contract/calls'
import type { PageEntry } from '../../contract/page'
import type { References } from '../../render/model'

/** Not read yet, or not to be had. */
export type Unread = 'loading' | 'failed'

/** What is sent and kept as one object, with its version. */
export type Whole<T> = { value: T; version: number }

/** Which pages a list has: as the call asks, without the place in it. */
export type PagesWanted = Omit<InputOf<typeof calls.listPagePart>, 'after' | 'limit'>

/** A list of pages as far as it was read; `next` is where it goes on. */
export type PageList = {
  wanted: PagesWanted
  ids: readonly string[]
  total: number
  archived: number
  next: string | null
}

/** Of the site's pages those that somebody asked for, and the lists they stand in, by name. */
export type KnownPages = {
  entries: Readonly<Record<string, PageEntry>>
  lists: Readonly<Record<string, PageList | Unread>>
}

/** All that changes are made to: the page's tree and pictures, and of the site what is read when it is first needed. */
export type Content = {
  pageId: string
  groups: Group[]
  references: References
  pages: KnownPages
  navigation: Whole<Navigation> | Unread
  settings: Whole<Settings> | Unread
  theme: Whole<Theme> | Unread
}

/** As the server has it; `versions` of the page's values as `itemId key`. */
export type Saved = Content & { versions: Record<string, number> }

export const versionKey = (itemId: string, key: string) => `${itemId} ${key}`

export const isRead = <T>(part: T | Unread): part is T => part !== 'loading' && part !== 'failed'

/** An answer that was read before what is known is passed over. */
export const newest = <T>(known: Whole<T> | Unread, read: Whole<T>): Whole<T> =>
  isRead(known) && known.version > read.version ? known : read
