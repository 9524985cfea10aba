import * as z from 'zod/mini'

/** MODEL-11 */
export const locales = ['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt'] as const
export const defaultLocale = 'de'
export const localeSchema = z.enum(locales)
export type Locale = z.infer<typeof localeSchema>

export type Localized<T> = Partial<Record<Locale, T>>

/** A patch or a map by locale; keys that are no locale are refused. */
export const localized = <T extends z.core.$ZodType>(value: T) => z.partialRecord(localeSchema, value)

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

export const localeNames: Record<Locale, string> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  en: 'English',
  sq: 'Shqip',
  sr: 'Srpski',
  hr: 'Hrvatski',
  es: 'Español',
  pt: 'Português',
}
