import type { Locale } from '../content/locale'
import { pagePath } from '../content/rules/route'
import type { Site } from '../content/site'
import type { PageReference } from '../render/model'
import type { ListedPage } from './reader'

export type Alternate = { locale: Locale; path: string }

type Page = PageReference & Pick<ListedPage, 'written'>
type Languages = Pick<Site, 'locales' | 'defaultLocale'>

/** The page's addresses in the languages that have it (LIVE-19); none while it is not live. */
export const pageAlternates = (page: Page, site: Languages): Alternate[] => {
  if (!page.isPublished) return []
  return site.locales
    .filter(locale => !page.disallowedLanguages.includes(locale) && isOwn(page, locale, site))
    .map(locale => ({ locale, path: pagePath(page, locale) }))
}

/** LIVE-19: where a page has nothing of its own to say, search engines are sent to the default language. */
export const canonicalPath = (page: Page, locale: Locale, site: Languages): string => {
  const fallback = defaultAlternate(pageAlternates(page, site), site.defaultLocale)
  return isOwn(page, locale, site) || !fallback ? pagePath(page, locale) : fallback.path
}

const isOwn = ({ written }: Page, locale: Locale, { defaultLocale }: Languages) =>
  locale === defaultLocale || written === null || written.includes(locale)

/** What a reader of none of the languages gets: the default one where the page has it. */
export const defaultAlternate = (alternates: readonly Alternate[], defaultLocale: Locale) =>
  alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0]
