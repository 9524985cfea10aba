import type { Locale, Localized } from '../locale'

/** D8: the text in this language, or the default language's with the language it is really in. */
export const localize = <T>({
  values,
  locale,
  fallback,
  isEmpty,
}: {
  values: Localized<T>
  locale: Locale
  fallback: Locale
  isEmpty: (value: T | undefined) => boolean
}): { value: T; locale: Locale } | null => {
  for (const candidate of [locale, fallback]) {
    const value = values[candidate]
    if (value !== undefined && !isEmpty(value)) return { value, locale: candidate }
  }
  return null
}

export const localizeText = (values: Localized<string>, locale: Locale, fallback: Locale): string =>
  localize({ values, locale, fallback, isEmpty: value => !value?.trim() })?.value ?? ''
