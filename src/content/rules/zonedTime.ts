/** HOURS-2: the wall clock of every shop. */
export const timeZone = 'Europe/Berlin'

export const minutesPerDay = 1440

const minute = 60_000
const hour = 3_600_000
const dayLength = 86_400_000

/** A day is counted from 1970-01-01; weekday 1 is Monday; minutes are those since local midnight. */
export type LocalMoment = { day: number; date: string; weekday: number; minutes: number }

export const localAt = (instant: number): LocalMoment => {
  const wall = instant + offsetAt(instant)
  const day = Math.floor(wall / dayLength)
  return { day, date: dateOf(day), weekday: weekdayOf(day), minutes: Math.floor((wall - day * dayLength) / minute) }
}

/**
 * The first instant at which the wall clock has reached that many minutes since 1970-01-01 00:00 local:
 * of an hour that comes twice the first pass, for an hour left out the moment of the jump.
 */
export const instantAt = (localMinutes: number): number => {
  const wall = localMinutes * minute
  const before = wall - offsetAt(wall - dayLength)
  const after = wall - offsetAt(wall + dayLength)
  const earlier = Math.min(before, after)
  if (earlier + offsetAt(earlier) === wall) return earlier
  const later = Math.max(before, after)
  if (later + offsetAt(later) === wall) return later
  return (Math.floor(earlier / hour) + 1) * hour
}

/** `2026-11-15T08:30` on the shops' wall clock, as date fields have it; empty for no moment. */
export const toWallTime = (instant: number | null) => {
  if (instant === null) return ''
  const { date, minutes } = localAt(instant)
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The other way round; null for what is no time. An hour that the clocks leave out is the moment of the jump. */
export const fromWallTime = (text: string): number | null => {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text) ?? []
  const day = date ? dayOf(date) : Number.NaN
  if (Number.isNaN(day) || dateOf(day) !== date) return null
  return instantAt(day * minutesPerDay + Number(hours) * 60 + Number(minutes))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

export const startOfDay = (day: number) => instantAt(day * minutesPerDay)

export const dateOf = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10)

/** NaN for what is no date. */
export const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayLength

export const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

const knownOffsets = new Map<number, number>()
const maxKnownOffsets = 5000

// The zone moves its clocks on whole hours of UTC only, so one look-up serves the hour; Intl is slow.
const offsetAt = (instant: number) => {
  const start = Math.floor(instant / hour) * hour
  const known = knownOffsets.get(start)
  if (known !== undefined) return known
  const parts: Record<string, number> = {}
  for (const { type, value } of wallClock.formatToParts(start)) parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour: hours = 0, minute: minutes = 0 } = parts
  const offset = Date.UTC(year, month - 1, day, hours, minutes) - start
  if (knownOffsets.size >= maxKnownOffsets) knownOffsets.clear()
  knownOffsets.set(start, offset)
  return offset
}
