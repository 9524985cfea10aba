import type { Group } from '../../content/group'
import type { Navigation } from '../../content/navigation'
import type { Settings } from '../../content/settings'
import type { Theme } from '../../content/theme'
import type { PageEntry } from '../../contract/page'
import type { References } from '../../render/model'

/** Not read yet, or not to be had. */
export type Unread = 'loading' | 'failed'

/** What is sent and kept as one object, with its version. */
export type Whole<T> = { value: T; version: number }

/** All that changes are made to: the page's tree and pictures, and of the site what is read when it is first needed. */
export type Content = {
  pageId: string
  groups: Group[]
  references: References
  pages: PageEntry[] | Unread
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
