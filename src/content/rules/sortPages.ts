import { collections, type PageCollection } from '../collection'
import type { Locale, Localized } from '../locale'
import type { Navigation } from '../navigation'
import { fold } from './fold'
import { pagesIn } from './navigationChange'

type Listed = { id: string; collection: PageCollection | null; name: Localized<string> }

/** As the navigation has them, then by collection (pages of none first), then by name. */
export const sortPages = <Page extends Listed>(
  pages: readonly Page[],
  { navigation, locale }: { navigation: Navigation; locale: Locale },
): Page[] => {
  const named = pagesIn(navigation)
  const places = new Map(named.toReversed().map((id, index) => [id, named.length - index]))
  const known = pages.map(page => ({
    page,
    place: places.get(page.id) ?? Number.POSITIVE_INFINITY,
    collection: page.collection === null ? -1 : collections.indexOf(page.collection),
    name: fold(page.name[locale] ?? Object.values(page.name)[0] ?? ''),
  }))
  const compare = (a: number | string, b: number | string) => (a === b ? 0 : a < b ? -1 : 1)
  return known
    .sort(
      (a, b) =>
        compare(a.place, b.place) ||
        compare(a.collection, b.collection) ||
        compare(a.name, b.name) ||
        compare(a.page.id, b.page.id),
    )
    .map(({ page }) => page)
}
