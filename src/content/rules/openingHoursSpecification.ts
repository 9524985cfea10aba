import type { BranchHours } from '../business'
import { specialRanges } from './dayRanges'
import { type HoursRange, hoursOf, weekTable } from './openingHours'
import { dateOf, localAt } from './zonedTime'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Entry = {
  '@type': 'OpeningHoursSpecification'
  opens: string
  closes: string
  dayOfWeek?: string[]
  validFrom?: string
  validThrough?: string
}

export type HoursSpecification = { openingHoursSpecification: Entry[]; specialOpeningHoursSpecification: Entry[] }

/** JSON-LD of schema.org (LIVE-12): the week, and the special dates from today on. */
export const openingHoursSpecification = ({ periods, specials }: BranchHours, now: number): HoursSpecification => {
  const today = localAt(now).day
  const upcoming = [...specialRanges(specials)].filter(([day]) => day >= today).sort(([a], [b]) => a - b)
  return {
    openingHoursSpecification: weekTable(periods).flatMap(({ days: [from, to], ranges }) =>
      entries(ranges).map(entry => ({ ...entry, dayOfWeek: dayNames.slice(from - 1, to) })),
    ),
    specialOpeningHoursSpecification: upcoming.flatMap(([day, ranges]) =>
      entries(hoursOf(ranges)).map(entry => ({ ...entry, validFrom: dateOf(day), validThrough: dateOf(day) })),
    ),
  }
}

const entries = (ranges: readonly HoursRange[]): Entry[] => {
  if (ranges.length === 0) return [{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }]
  return ranges.map(({ open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: open,
    // Equal times would be read as closed.
    closes: open === close ? '23:59' : close,
  }))
}
