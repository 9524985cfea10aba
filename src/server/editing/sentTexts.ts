import type { Locale, Localized } from '../../content/locale'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'

/** API-11: texts by language, sent so or as one text in the language of the call. */
export const sentTexts = <T extends string | null>(
  site: Pick<Site, 'locales'>,
  sent: T | Localized<T> | undefined,
  lang: Locale,
): [Locale, T][] => {
  const texts = sent === null || typeof sent === 'string' ? { [lang]: sent } : (sent ?? {})
  const entries = Object.entries(texts) as [Locale, T][]
  for (const [locale] of entries) checkLocale(site, locale)
  return entries
}

/** The names of a page: at least one, and none of them empty. */
export const sentNames = (
  site: Pick<Site, 'locales'>,
  sent: string | Localized<string>,
  lang: Locale,
): Localized<string> => {
  const names = sentTexts(site, sent, lang).map(([locale, name]) => [locale, name.trim()])
  if (names.length === 0 || names.some(([, name]) => name === '')) throw new Refusal('empty_name')
  return Object.fromEntries(names)
}

export const checkLocale = ({ locales }: Pick<Site, 'locales'>, lang: Locale) => {
  if (!locales.includes(lang)) throw new Refusal('invalid_input', { issues: [{ path: 'lang' }] })
}
