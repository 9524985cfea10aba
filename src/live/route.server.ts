import { isId } from '../content/id'
import type { Locale } from '../content/locale'
import { type PageKey, pageKeys } from '../content/page'
import { localeOf, type Mode, pagePath, parseRoute, preferredLocale, type Route } from '../content/rules/route'
import type { Site } from '../content/site'
import { findItemPage, type ItemPage } from './itemPages.server'
import type { ListedPage, LiveReader, PagesAsked } from './reader'

export type Resolution =
  /** With an item: the page that shows it, opened there. */
  | { kind: 'page'; page: ListedPage; locale: Locale; item: ItemPage | null }
  | { kind: 'redirect'; to: string; status: 301 | 302; varyByLanguage?: boolean }
  | { kind: 'search'; locale: Locale }
  | { kind: 'login'; locale: Locale }
  | { kind: 'notFound'; locale: Locale }

/** What an address means on a site (ROUTE-1…6, 13; D18). Addresses that are not canonical lead to the one that is. */
export const resolveAddress = async ({
  reader,
  site,
  path,
  now,
  acceptLanguage,
}: {
  reader: LiveReader
  site: Site
  path: string
  now: number
  acceptLanguage?: string
}): Promise<Resolution> => {
  const notFound: Resolution = { kind: 'notFound', locale: localeOf(path, site) }
  if (path === '/') {
    const locale = preferredLocale({ acceptLanguage, locales: site.locales, fallback: site.defaultLocale })
    return { kind: 'redirect', to: `/${locale}`, status: 302, varyByLanguage: true }
  }
  const tidy = tidyPath(path)
  if (tidy === null) return notFound
  if (tidy !== path) return { kind: 'redirect', to: tidy, status: 301 }
  const item = await findItemPage({ reader, site, path, now })
  if (item) return { kind: 'page', ...item }
  const route = parseRoute(path)
  if (!route) return notFound
  const isConfigured = site.locales.includes(route.locale)
  const { segment } = route
  if (route.collection === null && route.mode === 'live' && (segment === 'search' || segment === 'login'))
    return isConfigured
      ? { kind: segment, locale: route.locale }
      : { kind: 'redirect', to: `/${site.defaultLocale}/${segment}`, status: 302 }
  const found = await findPage(reader, { ...route, locale: isConfigured ? route.locale : site.defaultLocale })
  if (!found) return isConfigured ? { ...notFound, locale: route.locale } : notFound
  const { page, isFormer } = found
  // An editor prepares a language before it is allowed.
  const isReachable = (locale: Locale) =>
    site.locales.includes(locale) &&
    (route.mode === 'edit' || (page.isPublished && !page.disallowedLanguages.includes(locale)))
  if (!isReachable(route.locale))
    return isReachable(site.defaultLocale) && route.locale !== site.defaultLocale
      ? { kind: 'redirect', to: pagePath(page, site.defaultLocale, route.mode), status: 302 }
      : { ...notFound, locale: isConfigured ? route.locale : site.defaultLocale }
  // ROUTE-14: it is where everybody looks for it.
  if (page.role === 'search' && route.mode === 'live')
    return { kind: 'redirect', to: `/${route.locale}/search`, status: 302 }
  const canonical = pagePath(page, route.locale, route.mode)
  if (canonical !== path && route.mode === 'live')
    return { kind: 'redirect', to: canonical, status: isFormer ? 301 : 302 }
  return { kind: 'page', page, locale: route.locale, item: null }
}

/** Upper case and trailing slashes are tidied away; null for what is no path of ours at all. */
const tidyPath = (path: string): string | null => {
  try {
    const decoded = decodeURIComponent(path)
    // Nothing else stands in an address of ours; a backslash would lead browsers to another host.
    if (decoded.length > 400 || /[^A-Za-z0-9/~._-]/.test(decoded) || decoded.includes('//')) return null
    return decoded.toLowerCase().replace(/\/+$/, '')
  } catch {
    return null
  }
}

const findPage = async (reader: LiveReader, route: Route): Promise<{ page: ListedPage; isFormer: boolean } | null> => {
  const by = async (asked: PagesAsked, isFormer = false) => {
    const page = (await reader.pages(asked)).find(entry => isVisible(entry, route.mode))
    return page ? { page, isFormer } : null
  }
  const { segment, collection, locale } = route
  if (segment === null) return by({ role: 'home' })
  if (segment.startsWith('~')) {
    const key = segment.slice(1)
    return (pageKeys as readonly string[]).includes(key) ? by({ keys: [key as PageKey] }) : null
  }
  if (segment === 'game' && collection === null) return by({ keys: ['urban-golf-start'] })
  if (isId(segment)) return by({ ids: [segment] })
  const slug = await reader.findSlug({ locale, collection, slug: segment })
  // A slug that was never live is known to editors only.
  if (!slug || (route.mode === 'live' && !slug.isLive && !slug.wasLive)) return null
  return by({ ids: [slug.pageId] }, !slug.isLive)
}

/** Archived pages are out of their collection but keep their address only for editors. */
const isVisible = (page: ListedPage, mode: Mode) => mode === 'edit' || (page.isPublished && !page.isArchived)
