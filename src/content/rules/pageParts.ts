import type { PageCollection } from '../collection'
import type { Locale, Localized } from '../locale'
import type { Navigation } from '../navigation'
import { byOrder } from './document'
import { fold } from './fold'
import { looseWords } from './looseWords'
import { pagesIn } from './navigationChange'
import { oncePer } from './oncePer'
import { sortPages } from './sortPages'

/** What finding and ordering pages goes by. */
export type IndexedPage = {
  id: string
  collection: PageCollection | null
  role: string | null
  key: string | null
  name: Localized<string>
  slug: Localized<string>
  order: string
  isArchived: boolean
}

/** One list of pages: those of which all of this is true. */
export type PagesListed = {
  /** Null: pages of none. */
  collection?: PageCollection | null
  isArchived?: boolean
  /** Words of their names or addresses, in any language. */
  search?: string
  /** Only what the navigation does not name. */
  isOutside?: boolean
  /** Only what has a key. */
  isKeyed?: boolean
}

/** A list as it was dragged; what is looked for or chosen from is in the order of `GET page` (V126). */
export const pickPages = (
  pages: readonly IndexedPage[],
  { collection, isArchived, search = '', isOutside = false, isKeyed = false }: PagesListed,
  { navigation, locale }: { navigation: Navigation; locale: Locale },
): IndexedPage[] => {
  const words = looseWords(search)
  const named = new Set(isOutside ? pagesIn(navigation) : [])
  const found = pages.filter(
    page =>
      (collection === undefined || page.collection === collection) &&
      (isArchived === undefined || page.isArchived === isArchived) &&
      !(isKeyed && page.key === null) &&
      !named.has(page.id) &&
      words.every(word => word.test(wordsOf(page))),
  )
  return search || isOutside ? sortPages(found, { navigation, locale }) : found.sort(byOrder)
}

/** The pages that come after the one that was read last; from the beginning where that is not in the list any more. */
export const partAfter = <Page extends { id: string }>(
  pages: readonly Page[],
  { after, limit }: { after?: string; limit: number },
): { part: Page[]; next: string | null } => {
  const start = pages.findIndex(({ id }) => id === after) + 1
  const part = pages.slice(start, start + limit)
  return { part, next: start + limit < pages.length ? (part.at(-1)?.id ?? null) : null }
}

const wordsOf = oncePer(({ name, slug }: IndexedPage) =>
  fold([...Object.values(name), ...Object.values(slug)].join('\n')),
)
