import { describe, expect, it } from 'vitest'
import type { OpeningPeriod } from '../business'
import { hoursForScript } from './hoursForScript'
import { nextChange } from './openingHours'
import { stateFromIntervals, weekdayFromDays } from './openNow'

const at = (text: string) => Date.parse(text)

const shop: OpeningPeriod[] = [1, 2, 3, 4, 5].flatMap(day => [
  { open: { day, time: '0830' }, close: { day, time: '1200' } },
  { open: { day, time: '1330' }, close: { day, time: '1830' } },
])
const always: OpeningPeriod[] = [{ open: { day: 1, time: '0000' }, close: { day: 7, time: '2400' } }]

describe('hoursForScript', () => {
  it('[HOURS-4] stays the same until the next change, so a cached page is never wrong', () => {
    const branch = { periods: shop, specials: [{ date: '2026-03-30', open: '0030', close: '0030' }] }
    const midnight = at('2026-03-28T23:00:00Z')
    const end = nextChange({ ...branch, now: midnight })
    expect(hoursForScript(branch, end - 1)).toEqual(hoursForScript(branch, midnight))
    expect(hoursForScript(branch, end)).not.toEqual(hoursForScript(branch, midnight))
  })

  it('[HOURS-4] costs an ordinary shop at most 180 bytes', () => {
    const script = hoursForScript({ periods: shop, specials: [] }, at('2026-03-10T10:00:00Z'))
    expect(JSON.stringify(script).length).toBeLessThanOrEqual(180)
  })

  it('[HOURS-2] knows a shop that never closes and one that never opens', () => {
    const now = at('2026-03-10T10:00:00Z')
    const { open } = hoursForScript({ periods: always, specials: [] }, now)
    expect(stateFromIntervals(open, now)).toEqual({ isOpen: true, changesAt: null })
    expect(hoursForScript({ periods: [], specials: [] }, now).open).toEqual([])
    expect(stateFromIntervals([], now)).toEqual({ isOpen: false, changesAt: null })
  })

  it('[HOURS-2] says nothing about days outside of its window', () => {
    const now = at('2026-03-10T10:00:00Z')
    const { days } = hoursForScript({ periods: shop, specials: [] }, now)
    const day = 86_400_000
    expect([-1, 0, 5, 7, 8].map(step => weekdayFromDays(days, now + step * day))).toEqual([null, 2, 7, 2, null])
  })
})
