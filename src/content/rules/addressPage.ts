import type { PageCollection } from '../collection'
import { isId } from '../id'
import { anchorName } from '../link'
import type { Locale, Localized } from '../locale'
import { splitPath } from '../webAddress'
import { fold } from './fold'
import { parseRoute, type Route } from './route'

/** What is known of a page where an address is typed. */
export type KnownPage = {
  id: string
  collection: PageCollection | null
  role: string | null
  key: string | null
  name: Localized<string>
  slug: Localized<string>
}

export type AddressSite = {
  /** Under which it is reached. */
  host: string
  /** The language being edited: an address without one means it. */
  locale: Locale
  pages: readonly KnownPage[]
  /** The page on which the address is typed: `#place` is on it. */
  pageId: string
}

type Found = { page: KnownPage; anchor: string | null }

/** The page that is called so in one of its languages, as people would say it. */
export const pageNamed = (typed: string, { pages }: AddressSite): Found | null => {
  const wanted = fold(typed)
  const page = pages.find(({ name }) => Object.values(name).some(text => fold(text) === wanted))
  return page ? { page, anchor: null } : null
}

/**
 * The page at an address of this site: `/de/kontakt`, `/kontakt`, `kontakt`, `#place`. A page link holds no query; an
 * address of the editor has one that means nothing.
 */
export const pageAt = (typed: string, site: AddressSite): Found | null => {
  const { path, query, anchor } = splitPath(typed)
  if (anchor !== '' && !anchorName.safeParse(anchor).success) return null
  const page = path === '' ? site.pages.find(({ id }) => id === site.pageId) : pageOnPath(path, query !== '', site)
  if (!page || (path === '' && (query || !anchor))) return null
  return { page, anchor: anchor || null }
}

const pageOnPath = (path: string, hasQuery: boolean, { locale, pages }: AddressSite) => {
  // Upper case is led to the same page (D18).
  const rooted = (path.startsWith('/') ? path : `/${path}`).toLowerCase()
  const routes = [parseRoute(rooted), parseRoute(`/${locale}${rooted}`)]
  for (const route of routes) {
    const page = route && !(hasQuery && route.mode === 'live') ? pageOf(route, pages) : undefined
    if (page) return page
  }
  return undefined
}

const pageOf = ({ segment, collection, locale }: Route, pages: readonly KnownPage[]) => {
  if (segment === null) return pages.find(({ role }) => role === 'home')
  if (segment.startsWith('~')) return pages.find(({ key }) => key === segment.slice(1))
  if (isId(segment)) return pages.find(({ id }) => id === segment)
  const fitting = pages.filter(page => collection === null || page.collection === collection)
  return (
    fitting.find(page => page.slug[locale] === segment) ??
    fitting.find(page => Object.values(page.slug).includes(segment))
  )
}
