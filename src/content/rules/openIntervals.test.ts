import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BranchHours } from '../business'
import { hoursForScript } from './hoursForScript'
import { openIntervals } from './openIntervals'
import { openState } from './openingHours'
import { stateFromIntervals, weekdayFromDays } from './openNow'
import { dayOf, timeZone } from './zonedTime'

const minute = 60_000

/** Every minute of some days with the wall clock that Intl shows, as minutes since 1970 local. */
const scan = (from: string, days: number) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const start = Date.parse(`${from}T00:00:00Z`)
  let reached = Number.NEGATIVE_INFINITY
  return Array.from({ length: days * 1440 }, (_, index) => {
    const instant = start + index * minute
    const wall = Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) / minute
    // In the hour that comes twice the clock stands still until it gets further.
    reached = Math.max(reached, wall)
    return { instant, wall: reached }
  })
}

const dayLength = 86_400_000
const dateAt = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10)

const windows = ['2026-03-25', '2026-10-21', '2026-12-29'].map(from => ({
  minutes: scan(from, 8),
  dates: Array.from({ length: 8 }, (_, index) => dateAt(Date.parse(from) / dayLength + index)),
}))

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(-2))

/** The rule as plainly as can be said, for periods shorter than a day. */
const plainRule = ({ periods, specials }: BranchHours) => {
  const known = new Map<number, [number, number][]>()
  const rangesOf = (day: number) => {
    const date = dateAt(day)
    const special = specials.filter(entry => entry.date === date)
    const regular = periods
      .filter(({ open }) => open.day % 7 === new Date(date).getUTCDay())
      .map(({ open, close }) => ({ open: open.time, close: close.time }))
    return (special.length > 0 ? special : regular).map(({ open, close }): [number, number] => {
      const from = day * 1440 + minutesOf(open)
      const to = day * 1440 + minutesOf(close)
      return [from, to < from ? to + 1440 : to]
    })
  }
  return (wall: number) => {
    const day = Math.floor(wall / 1440)
    const ranges = known.get(day) ?? [...rangesOf(day - 1), ...rangesOf(day)]
    known.set(day, ranges)
    return ranges.some(([from, to]) => wall >= from && wall < to)
  }
}

const clock = fc
  .integer({ min: 0, max: 95 })
  .map(quarter => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`)

const periods = fc.array(
  fc
    .record({ day: fc.integer({ min: 1, max: 7 }), open: clock, close: fc.oneof(clock, fc.constant('24:00')) })
    .map(({ day, open, close }) => ({
      open: { day, time: open },
      close: { day: close < open ? (day % 7) + 1 : day, time: close },
    })),
  { maxLength: 10 },
)

const special = (dates: string[]) =>
  fc
    .record({ date: fc.constantFrom(...dates), open: clock, close: clock })
    .chain(entry => fc.constantFrom(entry, { ...entry, open: '00:30', close: '00:30' }))

const scene = fc.constantFrom(...windows).chain(({ minutes, dates }) =>
  fc.record({
    minutes: fc.constant(minutes),
    hours: fc.record({ periods, specials: fc.array(special(dates), { maxLength: 4 }) }),
    // Two days in, so that the night before is within the window; far from its end.
    index: fc.integer({ min: 2 * 1440, max: 5 * 1440 }),
  }),
)

describe('openIntervals', () => {
  it('[HOURS-2] agrees with a look at every minute, through both changes of the clock and the new year', () => {
    fc.assert(
      fc.property(scene, ({ minutes, hours }) => {
        const isOpenAt = plainRule(hours)
        const first = minutes[1440]?.instant ?? 0
        const last = minutes.at(-1)?.instant ?? 0
        const intervals: { start: number; end: number }[] = []
        for (const interval of openIntervals(hours, dayOf(new Date(first).toISOString().slice(0, 10)) - 1)) {
          if (interval.start > last) break
          intervals.push(interval)
        }
        for (const { instant, wall } of minutes.slice(1440)) {
          const isOpen = intervals.some(({ start, end }) => start <= instant && instant < end)
          if (isOpen !== isOpenAt(wall)) expect.fail(`${new Date(instant).toISOString()} is not ${isOpen}`)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[HOURS-2] "closes at" and "opens at" are the next minute at which anything changes', () => {
    fc.assert(
      fc.property(scene, ({ minutes, hours, index }) => {
        const now = minutes[index]
        if (!now) return
        const isOpenAt = plainRule(hours)
        const isOpen = isOpenAt(now.wall)
        const change = minutes.slice(index).find(({ wall }) => isOpenAt(wall) !== isOpen)
        const state = openState({ ...hours, now: now.instant })
        expect(state.isOpen).toBe(isOpen)
        const moment = isOpen ? state.closesAt : state.opensAt
        if (change) expect(moment?.instant).toBe(change.instant)
        else expect(moment?.instant ?? Infinity).toBeGreaterThan(minutes.at(-1)?.instant ?? 0)
      }),
      { numRuns: 300 },
    )
  })

  it('[HOURS-4] the script says the same as the engine, from a page made at any time of that day', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 5 * 1440 }), ({ minutes, hours, index }, later) => {
        const made = minutes[index]?.instant ?? 0
        const now = made + later * minute
        const script = JSON.parse(JSON.stringify(hoursForScript(hours, made)))
        const state = openState({ ...hours, now })
        const seen = stateFromIntervals(script.open, now)
        expect(seen.isOpen).toBe(state.isOpen)
        if (seen.changesAt !== null) expect(seen.changesAt).toBe((state.closesAt ?? state.opensAt)?.instant)
        const today = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(now)
        expect(weekdayFromDays(script.days, now)).toBe(
          ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(today) + 1,
        )
      }),
      { numRuns: 300 },
    )
  })
})
