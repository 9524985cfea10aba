import type { Locale } from '../../content/locale'
import { preferredLocale } from '../../content/rules/route'
import type { Site } from '../../content/site'
import type { Membership, OwnLanguage } from '../storage/people'

type Reader = {
  site: Pick<Site, 'locales' | 'defaultLocale'>
  languages: Membership['languages']
  acceptLanguage: string | undefined
}

/** What a page of the site speaks to somebody: as their browser asks, else a language they write here. */
export const readsIn = ({ site, languages, acceptLanguage }: Reader): Locale =>
  preferredLocale({
    acceptLanguage,
    locales: site.locales,
    fallback: ownLocales(site, languages)[0] ?? site.defaultLocale,
  })

/** Where somebody begins to edit: on a page that they may write, in what they read if that is one. */
export const editAddress = ({ site, languages, acceptLanguage }: Reader): string => {
  const [first = site.defaultLocale, ...others] = ownLocales(site, languages)
  const reads = readsIn({ site, languages, acceptLanguage })
  const locale = !languages || [first, ...others].includes(reads) ? reads : first
  return `/${locale}/edit?toolbar=1`
}

/** The editor's languages; other readers have what the site says (V165). */
export const asOwnLanguage = (locale: Locale): OwnLanguage => (locale === 'de' || locale === 'fr' ? locale : null)

const ownLocales = ({ locales }: Reader['site'], languages: Membership['languages']) =>
  languages ? locales.filter(locale => languages.includes(locale)) : []
