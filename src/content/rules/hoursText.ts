import type { Locale } from '../locale'
import { dateFormat } from './dateFormat'
import { formatDate } from './format'
import type { HoursRange, WallMoment, WeekGroup } from './openingHours'
import type { SpecialDate } from './specialDates'

export type HoursWords = { closed: string; allDay: string; hoursMayDiffer: string }

export type NameWidth = 'short' | 'long'

export type WeekRow = { from: number; to: number; days: string; hours: string; isClosed: boolean }

export type SpecialRow = {
  date: string
  day: string
  label: string | null
  hours: string
  isClosed: boolean
  isConfirmed: boolean
}

/** `Montag` or `Mo`; Monday is 1. */
export const weekdayName = (weekday: number, { locale, width }: { locale: Locale; width: NameWidth }) => {
  const key = `${locale} ${width}`
  const names = weekdayNames.get(key) ?? []
  weekdayNames.set(key, names)
  names[weekday] ??= dateFormat(locale, width).format(Date.UTC(2024, 0, weekday))
  return names[weekday]
}

// Intl is slow, and a page names its weekdays often.
const weekdayNames = new Map<string, string[]>()

type Style = { locale: Locale; words: HoursWords; width?: NameWidth }

/** `Mo–Fr`, `08:30–12:00, 13:30–18:30`; `from` and `to` let the visitor's script mark today. */
export const weekRows = (table: readonly WeekGroup[], { locale, words, width = 'short' }: Style): WeekRow[] =>
  table.map(({ days: [from, to], ranges }) => {
    const names = (from === to ? [from] : [from, to]).map(day => weekdayName(day, { locale, width }))
    return { from, to, days: names.join('–'), hours: hoursText(ranges, words), isClosed: ranges.length === 0 }
  })

/**
 * `Sa, 01.08.2026` or `Samstag, 1. August 2026`, the holiday's name and the hours. HOURS-6: of a holiday about which the
 * branch has said nothing, nobody knows them.
 */
export const specialRows = (dates: readonly SpecialDate[], { locale, words, width = 'short' }: Style): SpecialRow[] =>
  dates.map(({ date, weekday, label, ranges, isClosed, isConfirmed }) => ({
    date,
    day: `${weekdayName(weekday, { locale, width })}, ${formatDate(date, locale, width)}`,
    label,
    hours: isConfirmed ? hoursText(ranges, words) : words.hoursMayDiffer,
    isClosed,
    isConfirmed,
  }))

/** `Mo 08:30` */
export const momentText = ({ weekday, time }: WallMoment, locale: Locale) =>
  `${weekdayName(weekday, { locale, width: 'short' })} ${time}`

export const hoursText = (ranges: readonly HoursRange[], words: HoursWords) => {
  if (ranges.length === 0) return words.closed
  return ranges.map(({ open, close }) => (open === close ? words.allDay : `${open}–${close}`)).join(', ')
}
