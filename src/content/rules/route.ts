import { isPageCollection, type PageCollection } from '../collection'
import { isLocale, type Locale, type Localized } from '../locale'
import type { Site } from '../site'

export type Mode = 'live' | 'edit'

/** ROUTE-1: an address taken apart; what its last segment means is looked up later. */
export type Route = {
  locale: Locale
  mode: Mode
  collection: PageCollection | null
  /** Slug, page id or `~key`; null is the home page. */
  segment: string | null
}

export const parseRoute = (path: string): Route | null => {
  const segments = path.split('/').filter(Boolean)
  const [first, ...rest] = segments
  if (!first || !isLocale(first)) return null
  const mode: Mode = rest[0] === 'edit' ? 'edit' : 'live'
  if (mode === 'edit') rest.shift()
  if (rest.length === 0) return { locale: first, mode, collection: null, segment: null }
  if (rest.length === 1) return { locale: first, mode, collection: null, segment: rest[0]! }
  if (rest.length === 2 && isPageCollection(rest[0]!))
    return { locale: first, mode, collection: rest[0], segment: rest[1]! }
  return null
}

/** The language that an address begins with, whatever follows. */
export const localeIn = (address: string): Locale | null => {
  const [, first = ''] = address.split(/[/?#]/)
  return isLocale(first) ? first : null
}

/** The language of an address on a site, also when it leads nowhere. */
export const localeOf = (
  address: string,
  { locales, defaultLocale }: Pick<Site, 'locales' | 'defaultLocale'>,
): Locale => {
  const locale = localeIn(address)
  return locale && locales.includes(locale) ? locale : defaultLocale
}

export const routePath = ({ locale, mode, collection, segment }: Route) =>
  `/${[locale, mode === 'edit' ? 'edit' : null, collection, segment].filter(Boolean).join('/')}`

type LinkedPage = {
  id: string
  isHome: boolean
  isPublished: boolean
  collection: PageCollection | null
  slug: Localized<string>
}

/** ROUTE-6: the slug of the language when the page is published, else its id. The home page has no segment (D18). */
export const pagePath = (page: LinkedPage, locale: Locale, mode: Mode = 'live') => {
  if (page.isHome) return routePath({ locale, mode, collection: null, segment: null })
  const segment = (page.isPublished && page.slug[locale]) || page.id
  return routePath({ locale, mode, collection: page.collection, segment })
}

/** ROUTE-3: the language of `/`, by what the browser asks for among what the site has. */
export const preferredLocale = ({
  acceptLanguage,
  locales,
  fallback,
}: {
  acceptLanguage: string | undefined
  locales: readonly Locale[]
  fallback: Locale
}): Locale => {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map(entry => /^\s*q=([0-9.]+)$/.exec(entry)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', weight: weight ? Number(weight) : 1, index }
    })
    .filter(wish => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  const match = wishes.find(wish => (locales as readonly string[]).includes(wish.language))
  return (match?.language as Locale | undefined) ?? fallback
}
