import type { OpeningPeriod, SpecialHours } from '../business'
import { dayOf, minutesPerDay } from './zonedTime'

/** Minutes since midnight of the day it opens; closing after midnight is more than 1440. */
export type DayRange = { open: number; close: number }

/** Null for what is no time of day; 24:00 is 1440. */
export const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):?(\d{2})$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null
  const total = Number(hours) * 60 + Number(minutes)
  return total <= minutesPerDay ? total : null
}

/** `08:30`; midnight at either end of the day is `00:00` (LIVE-11). */
export const clockOf = (minutes: number) => {
  const inDay = minutes % minutesPerDay
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`
}

/**
 * Seven lists, Monday first. Hours past midnight belong to the day that opened;
 * what lasts a whole day or longer is cut at the midnights, so that a special date can replace its own part.
 */
export const weekRanges = (periods: readonly OpeningPeriod[]): DayRange[][] => {
  const week = Array.from({ length: 7 }, (): DayRange[] => [])
  for (const { open, close } of periods) {
    const from = minutesOf(open.time)
    const to = minutesOf(close.time)
    if (from === null || to === null) continue
    const start = (open.day - 1) * minutesPerDay + from
    const end = (close.day - 1) * minutesPerDay + to
    const wrap = open.day === close.day ? minutesPerDay : 7 * minutesPerDay
    addSpan(week, start, end < start ? end + wrap : end)
  }
  return week.map(mergeRanges)
}

/** By day since 1970; a day without ranges is closed (HOURS-1: both times 00:30). */
export const specialRanges = (specials: readonly SpecialHours[]): Map<number, DayRange[]> => {
  const days = new Map<number, DayRange[]>()
  for (const { date, open, close } of specials) {
    const day = dayOf(date)
    const from = minutesOf(open)
    const to = minutesOf(close)
    if (Number.isNaN(day) || from === null || to === null) continue
    const ranges = days.get(day) ?? []
    // Equal times span nothing, so neither the marker nor 00:00–00:00 opens the shop.
    if (from !== to) ranges.push({ open: from, close: to < from ? to + minutesPerDay : to })
    days.set(day, mergeRanges(ranges))
  }
  return days
}

const addSpan = (week: DayRange[][], start: number, end: number) => {
  if (end - start < minutesPerDay) {
    if (end > start) addRange(week, start, end)
    return
  }
  for (let from = start; from < end; ) {
    const midnight = (Math.floor(from / minutesPerDay) + 1) * minutesPerDay
    addRange(week, from, Math.min(midnight, end))
    from = midnight
  }
}

const addRange = (week: DayRange[][], start: number, end: number) => {
  const day = Math.floor(start / minutesPerDay)
  const midnight = day * minutesPerDay
  week[day % 7]?.push({ open: start - midnight, close: end - midnight })
}

const mergeRanges = (ranges: readonly DayRange[]) => {
  const merged: DayRange[] = []
  for (const range of ranges.toSorted((a, b) => a.open - b.open)) {
    const last = merged.at(-1)
    if (last && range.open <= last.close) last.close = Math.max(last.close, range.close)
    else merged.push({ ...range })
  }
  return merged
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
