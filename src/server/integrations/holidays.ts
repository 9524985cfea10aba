import type Holidays from 'date-holidays'
import type { Canton } from '../../content/business'
import type { Locale } from '../../content/locale'
import type { Holiday } from '../../content/rules/specialDates'

type Request = { canton: Canton; fromDate: string; toDate: string; locale: Locale }

/** HOURS-2: both dates (YYYY-MM-DD) included, in order. Locales without names get the German ones. */
export const swissHolidays = async ({ canton, fromDate, toDate, locale }: Request): Promise<Holiday[]> => {
  const language = languages.find(known => known === locale) ?? 'de'
  const years: Holiday[][] = []
  for (let year = yearOf(fromDate); year <= yearOf(toDate); year++) {
    years.push(await holidaysOfYear({ canton, language, year }))
  }
  return years.flat().filter(({ date }) => date >= fromDate && date <= toDate)
}

const languages = ['de', 'fr', 'it', 'en'] as const
type Language = (typeof languages)[number]

type YearKey = { canton: Canton; language: Language; year: number }

const calendars = new Map<string, Holidays>()
const knownYears = new Map<string, Holiday[]>()
const maxKnownYears = 500

const holidaysOfYear = async ({ canton, language, year }: YearKey) => {
  const key = `${canton} ${language} ${year}`
  const known = knownYears.get(key)
  if (known) return known
  const calendar = await calendarOf(canton, language)
  const holidays = calendar
    .getHolidays(year)
    .filter(isKept)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: ownNames[date.slice(5, 10)]?.[language] ?? name }))
  if (knownYears.size >= maxKnownYears) knownYears.clear()
  knownYears.set(key, holidays)
  return holidays
}

const calendarOf = async (canton: Canton, language: Language) => {
  const key = `${canton} ${language}`
  const known = calendars.get(key)
  if (known) return known
  // Loaded on first use: 160 ms and 26 MB that a start without opening hours does not need.
  const { default: Calendar } = await import('date-holidays')
  const calendar = new Calendar('CH', canton, { languages: [language, 'de'], types: ['public', 'optional'] })
  calendars.set(key, calendar)
  return calendar
}

// "optional" are days that shops keep by custom though the law does not ask (Berchtoldstag in Zürich, Ostermontag in
// Luzern); those that begin in the afternoon (Knabenschiessen) are the town's affair.
const isKept = ({ type, date }: { type: string; date: string }) => type === 'public' || date.endsWith('00:00:00')

const ownNames: Record<string, Partial<Record<Language, string>>> = {
  '01-02': { it: 'San Bertoldo', en: 'Berchtold’s Day' },
  '03-19': { fr: 'Saint-Joseph' },
  '08-01': { it: 'Festa nazionale', en: 'Swiss National Day' },
}

const yearOf = (date: string) => Number(date.slice(0, 4))
