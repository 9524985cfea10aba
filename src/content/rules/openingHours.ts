import type { BranchHours, OpeningPeriod } from '../business'
import { clockOf, type DayRange, weekRanges } from './dayRanges'
import { openIntervals } from './openIntervals'
import { dayOf, localAt, startOfDay } from './zonedTime'

/** Finished times; a whole day is 00:00 to 00:00, an empty range does not occur. */
export type HoursRange = { open: string; close: string }

/** First and last weekday, Monday is 1; no ranges means closed. */
export type WeekGroup = { days: [number, number]; ranges: HoursRange[] }

export type WallMoment = { instant: number; date: string; weekday: number; time: string }

export type OpenState = { isOpen: boolean; closesAt?: WallMoment; opensAt?: WallMoment }

/** HOURS-2: consecutive equal days in one group. Empty when no hours are known. */
export const weekTable = (periods: readonly OpeningPeriod[]): WeekGroup[] => {
  const week = weekRanges(periods).map(hoursOf)
  if (week.every(ranges => ranges.length === 0)) return []
  const groups: WeekGroup[] = []
  for (const [index, ranges] of week.entries()) {
    const last = groups.at(-1)
    if (last && isSame(last.ranges, ranges)) last.days[1] = index + 1
    else groups.push({ days: [index + 1, index + 1], ranges })
  }
  return groups
}

/** HOURS-2. `closesAt` is absent when the shop never closes, `opensAt` when no opening lies within a year. */
export const openState = ({ periods, specials, now }: BranchHours & { now: number }): OpenState => {
  for (const { start, end } of openIntervals({ periods, specials }, localAt(now).day - 1)) {
    if (end <= now) continue
    if (start > now) return { isOpen: false, opensAt: wallMoment(start) }
    return end === Infinity ? { isOpen: true } : { isOpen: true, closesAt: wallMoment(end) }
  }
  return { isOpen: false }
}

/**
 * When the drawn hours change next (HOURS-4, D16): the next local midnight, because "open now" is the
 * visitor's script's. Infinity when there are neither hours nor special dates to come.
 */
export const nextChange = ({ periods, specials, now }: BranchHours & { now: number }): number => {
  const { day } = localAt(now)
  const hasUpcoming = specials.some(({ date }) => dayOf(date) >= day)
  return periods.length > 0 || hasUpcoming ? startOfDay(day + 1) : Infinity
}

export const hoursOf = (ranges: readonly DayRange[]): HoursRange[] =>
  ranges.map(({ open, close }) => ({ open: clockOf(open), close: clockOf(close) }))

const isSame = (a: readonly HoursRange[], b: readonly HoursRange[]) =>
  a.length === b.length && a.every(({ open, close }, index) => open === b[index]?.open && close === b[index]?.close)

const wallMoment = (instant: number): WallMoment => {
  const { date, weekday, minutes } = localAt(instant)
  return { instant, date, weekday, time: clockOf(minutes) }
}
