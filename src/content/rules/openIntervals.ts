import type { BranchHours } from '../business'
import { specialRanges, weekRanges } from './dayRanges'
import { instantAt, minutesPerDay, weekdayOf } from './zonedTime'

/** Instants in milliseconds; `end` is Infinity when no closing lies within a year. */
export type OpenInterval = { start: number; end: number }

const horizonDays = 366

/** In order, without overlap, never touching; hours that began before `fromDay` are not seen. */
export function* openIntervals(hours: BranchHours, fromDay: number): Generator<OpenInterval> {
  let current: OpenInterval | null = null
  for (const { start, end } of localIntervals(hours, fromDay)) {
    const next = { start: instantAt(start), end: end === Infinity ? end : instantAt(end) }
    // Hours that lie wholly in the hour left out in March never come.
    if (next.end <= next.start) continue
    if (current && next.start <= current.end) {
      current.end = Math.max(current.end, next.end)
      continue
    }
    if (current) yield current
    current = next
  }
  if (current) yield current
}

function* localIntervals({ periods, specials }: BranchHours, fromDay: number): Generator<OpenInterval> {
  const week = weekRanges(periods)
  const special = specialRanges(specials)
  const horizon = (fromDay + horizonDays) * minutesPerDay
  let current: OpenInterval | null = null
  for (let day = fromDay; day < fromDay + horizonDays; day++) {
    for (const { open, close } of special.get(day) ?? week[weekdayOf(day) - 1] ?? []) {
      const start = day * minutesPerDay + open
      const end = day * minutesPerDay + close
      if (current && start <= current.end) {
        current.end = Math.max(current.end, end)
        continue
      }
      if (current) yield current
      current = { start, end }
    }
  }
  if (current) yield current.end >= horizon ? { start: current.start, end: Infinity } : current
}
