import type { Locale } from '../locale'

const styles = {
  short: { weekday: 'short' },
  long: { weekday: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

/** For calendar dates given as their midnight in UTC. Kept, because making one costs more than using it a hundred times. */
export const dateFormat = (locale: Locale, style: keyof typeof styles) => {
  const key = `${locale} ${style}`
  const format =
    known.get(key) ?? new Intl.DateTimeFormat(tags[locale] ?? locale, { ...styles[style], timeZone: 'UTC' })
  known.set(key, format)
  return format
}

const known = new Map<string, Intl.DateTimeFormat>()

// Swiss where there is a Swiss form; Serbian in Latin script.
const tags: Partial<Record<Locale, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB', sr: 'sr-Latn' }
