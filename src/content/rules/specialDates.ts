import type { BranchHours } from '../business'
import { specialRanges, weekRanges } from './dayRanges'
import { type HoursRange, hoursOf } from './openingHours'
import { dateOf, dayOf, localAt, weekdayOf } from './zonedTime'

export type Holiday = { date: string; name: string }

export type SpecialDate = {
  date: string
  weekday: number
  /** The holiday's name, else null. */
  label: string | null
  ranges: HoursRange[]
  isClosed: boolean
  /** False for a holiday about which the branch has said nothing: the ranges are those of the weekday. */
  isConfirmed: boolean
}

type Request = BranchHours & { holidays: readonly Holiday[]; now: number; horizonDays: number }

/**
 * HOURS-1, HOURS-2: special entries and holidays from today on, in order.
 * A holiday on a weekday that is closed anyway is left out, unless the branch has an entry for it.
 */
export const specialDates = ({ periods, specials, holidays, now, horizonDays }: Request): SpecialDate[] => {
  const today = localAt(now).day
  const week = weekRanges(periods)
  const special = specialRanges(specials)
  const labels = new Map(holidays.map(({ date, name }) => [dayOf(date), name]))
  const days = [...new Set([...special.keys(), ...labels.keys()])]
    .filter(day => day >= today && day < today + horizonDays)
    .sort((a, b) => a - b)
  return days.flatMap(day => {
    const entry = special.get(day)
    const ranges = hoursOf(entry ?? week[weekdayOf(day) - 1] ?? [])
    const isClosed = ranges.length === 0
    if (!entry && isClosed) return []
    return {
      date: dateOf(day),
      weekday: weekdayOf(day),
      label: labels.get(day) ?? null,
      ranges,
      isClosed,
      isConfirmed: entry !== undefined,
    }
  })
}
