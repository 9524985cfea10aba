import type { Locale } from '../content/locale'
import { pagePath } from '../content/rules/route'
import type { Site } from '../content/site'
import type { PageReference } from '../render/model'

export type Alternate = { locale: Locale; path: string }

/** The page's addresses in the languages that have it; none while it is not live. */
export const pageAlternates = (page: PageReference, site: Pick<Site, 'locales'>): Alternate[] => {
  if (!page.isPublished) return []
  return site.locales
    .filter(locale => !page.disallowedLanguages.includes(locale))
    .map(locale => ({ locale, path: pagePath(page, locale) }))
}

/** What a reader of none of the languages gets: the default one where the page has it. */
export const defaultAlternate = (alternates: readonly Alternate[], defaultLocale: Locale) =>
  alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0]
