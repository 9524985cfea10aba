import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, instantAt, localAt, minutesPerDay, startOfDay, weekdayOf } from './zonedTime'

const local = (date: string, minutes: number) => dayOf(date) * minutesPerDay + minutes
const iso = (instant: number) => new Date(instant).toISOString()

describe('zonedTime', () => {
  it('[HOURS-2] reads the wall clock of Europe/Berlin in winter and summer', () => {
    const winter = { day: dayOf('2026-01-05'), date: '2026-01-05', weekday: 1, minutes: 30 }
    expect(localAt(Date.parse('2026-01-04T23:30:59.999Z'))).toEqual(winter)
    expect(localAt(Date.parse('2026-07-05T21:59:00Z'))).toMatchObject({ date: '2026-07-05', weekday: 7, minutes: 1439 })
  })

  it('[HOURS-2] an hour left out in March leads to the moment of the jump', () => {
    for (const minutes of [120, 150, 179, 180]) {
      expect(iso(instantAt(local('2026-03-29', minutes)))).toBe('2026-03-29T01:00:00.000Z')
    }
    expect(iso(instantAt(local('2026-03-29', 119)))).toBe('2026-03-29T00:59:00.000Z')
    expect(iso(instantAt(local('2026-03-29', 181)))).toBe('2026-03-29T01:01:00.000Z')
  })

  it('[HOURS-2] of an hour that comes twice in October the first counts', () => {
    expect(iso(instantAt(local('2026-10-25', 120)))).toBe('2026-10-25T00:00:00.000Z')
    expect(iso(instantAt(local('2026-10-25', 179)))).toBe('2026-10-25T00:59:00.000Z')
    expect(iso(instantAt(local('2026-10-25', 180)))).toBe('2026-10-25T02:00:00.000Z')
  })

  it('[HOURS-2] days have 23, 24 or 25 hours', () => {
    const hours = (date: string) => (startOfDay(dayOf(date) + 1) - startOfDay(dayOf(date))) / 3_600_000
    expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hours)).toEqual([24, 23, 25])
  })

  it('[HOURS-2] there and back is the same minute, except in the repeated and the missing hour', () => {
    const from = Date.parse('2000-01-01T00:00:00Z') / 60_000
    const to = Date.parse('2060-01-01T00:00:00Z') / 60_000
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), minute => {
        const { day, minutes } = localAt(minute * 60_000)
        const back = instantAt(day * minutesPerDay + minutes)
        expect([0, 3_600_000]).toContain(minute * 60_000 - back)
        expect(localAt(back)).toEqual(localAt(minute * 60_000))
      }),
    )
  })

  it('counts days from 1970, Monday first', () => {
    expect([dayOf('1970-01-01'), dateOf(0), weekdayOf(0)]).toEqual([0, '1970-01-01', 4])
    expect(['1969-12-29', '2026-03-29', '2026-03-30'].map(date => weekdayOf(dayOf(date)))).toEqual([1, 7, 1])
    expect(dayOf('morgen')).toBeNaN()
  })
})
