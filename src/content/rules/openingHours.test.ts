import { describe, expect, it } from 'vitest'
import type { OpeningPeriod } from '../business'
import { nextChange, openState, weekTable } from './openingHours'

const at = (text: string) => Date.parse(text)

const period = (open: [number, string], close: [number, string]): OpeningPeriod => ({
  open: { day: open[0], time: open[1] },
  close: { day: close[0], time: close[1] },
})

const shop = [1, 2, 3, 4, 5]
  .flatMap(day => [period([day, '0830'], [day, '1200']), period([day, '13:30'], [day, '18:30'])])
  .concat(period([6, '09:00'], [6, '16:00']))

const closedOn = (date: string) => ({ date, open: '00:30', close: '00:30' })

describe('weekTable', () => {
  it('[HOURS-2] groups consecutive equal days and names the closed ones', () => {
    expect(weekTable(shop)).toEqual([
      {
        days: [1, 5],
        ranges: [
          { open: '08:30', close: '12:00' },
          { open: '13:30', close: '18:30' },
        ],
      },
      { days: [6, 6], ranges: [{ open: '09:00', close: '16:00' }] },
      { days: [7, 7], ranges: [] },
    ])
  })

  it('[HOURS-2] does not group equal days across another one', () => {
    const periods = [period([1, '0900'], [1, '1200']), period([3, '0900'], [3, '1200'])]
    expect(weekTable(periods).map(({ days }) => days)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 7],
    ])
  })

  it('[HOURS-1] sorts and joins ranges, whatever the order and overlap of the data', () => {
    const periods = [
      period([1, '1300'], [1, '1800']),
      period([1, '0800'], [1, '1200']),
      period([1, '1200'], [1, '1330']),
      period([1, '0800'], [1, '1200']),
    ]
    expect(weekTable(periods)[0]?.ranges).toEqual([{ open: '08:00', close: '18:00' }])
  })

  it('[HOURS-1] shows nothing for a branch without hours', () => {
    expect(weekTable([])).toEqual([])
  })

  it('[LIVE-11] midnight closing is 00:00, hours past it belong to the day that opened', () => {
    const table = weekTable([period([5, '1800'], [5, '2400']), period([6, '2000'], [7, '0200'])])
    expect(table.find(({ days }) => days[0] === 5)?.ranges).toEqual([{ open: '18:00', close: '00:00' }])
    expect(table.find(({ days }) => days[0] === 6)?.ranges).toEqual([{ open: '20:00', close: '02:00' }])
    expect(table.at(-1)).toEqual({ days: [7, 7], ranges: [] })
  })

  it('[HOURS-1] spreads a period over several days', () => {
    const table = weekTable([period([1, '0000'], [7, '2400'])])
    expect(table).toEqual([{ days: [1, 7], ranges: [{ open: '00:00', close: '00:00' }] }])
  })
})

describe('openState', () => {
  it('[HOURS-2] tells when the shop closes and when it opens next', () => {
    const open = openState({ periods: shop, specials: [], now: at('2026-03-10T10:00:00Z') })
    expect(open).toMatchObject({ isOpen: true, closesAt: { time: '12:00', weekday: 2, date: '2026-03-10' } })
    const lunch = openState({ periods: shop, specials: [], now: at('2026-03-10T11:00:00Z') })
    expect(lunch).toEqual({
      isOpen: false,
      opensAt: { instant: at('2026-03-10T12:30:00Z'), date: '2026-03-10', weekday: 2, time: '13:30' },
    })
  })

  it('[HOURS-2] opens at the first minute and is closed at the last', () => {
    const isOpen = (text: string) => openState({ periods: shop, specials: [], now: at(text) }).isOpen
    expect(isOpen('2026-03-10T07:29:59.999Z')).toBe(false)
    expect(isOpen('2026-03-10T07:30:00Z')).toBe(true)
    expect(isOpen('2026-03-10T10:59:59.999Z')).toBe(true)
    expect(isOpen('2026-03-10T11:00:00Z')).toBe(false)
  })

  it('[HOURS-2] finds Monday from Saturday evening', () => {
    const state = openState({ periods: shop, specials: [], now: at('2026-03-14T20:00:00Z') })
    expect(state.opensAt).toMatchObject({ weekday: 1, date: '2026-03-16', time: '08:30' })
  })

  it('[HOURS-2] is right across midnight and from Sunday to Monday', () => {
    const periods = [period([7, '2200'], [1, '0200'])]
    const now = at('2026-03-16T00:30:00Z')
    expect(openState({ periods, specials: [], now })).toMatchObject({
      isOpen: true,
      closesAt: { weekday: 1, time: '02:00' },
    })
    expect(openState({ periods, specials: [], now: at('2026-03-16T01:00:00Z') })).toMatchObject({
      isOpen: false,
      opensAt: { weekday: 7, date: '2026-03-22', time: '22:00' },
    })
  })

  it('[HOURS-2] joins 24:00 with the next 00:00', () => {
    const periods = [period([1, '2000'], [1, '2400']), period([2, '0000'], [2, '0300'])]
    const state = openState({ periods, specials: [], now: at('2026-03-16T22:59:00Z') })
    expect(state).toMatchObject({ isOpen: true, closesAt: { weekday: 2, time: '03:00' } })
  })

  it('[HOURS-2] never closes when open round the clock, save on a special date', () => {
    const periods = [period([1, '0000'], [7, '2400'])]
    const now = at('2026-07-30T12:00:00Z')
    expect(openState({ periods, specials: [], now })).toEqual({ isOpen: true })
    const specials = [closedOn('2026-08-01')]
    expect(openState({ periods, specials, now }).closesAt).toMatchObject({ date: '2026-08-01', time: '00:00' })
    expect(openState({ periods, specials, now: at('2026-08-01T12:00:00Z') })).toMatchObject({
      isOpen: false,
      opensAt: { date: '2026-08-02', time: '00:00' },
    })
  })

  it('[HOURS-1] a special date replaces the weekday wholly', () => {
    const specials = [{ date: '2026-03-10', open: '1000', close: '1130' }, closedOn('2026-03-11')]
    const state = (text: string) => openState({ periods: shop, specials, now: at(text) })
    expect(state('2026-03-10T08:00:00Z')).toMatchObject({ isOpen: false, opensAt: { time: '10:00' } })
    expect(state('2026-03-10T09:30:00Z')).toMatchObject({ isOpen: true, closesAt: { time: '11:30' } })
    expect(state('2026-03-10T14:00:00Z').opensAt).toMatchObject({ date: '2026-03-12', time: '08:30' })
  })

  it('[HOURS-1] the night before a closed date still runs to its end', () => {
    const periods = [period([5, '2000'], [6, '0200']), period([6, '2000'], [7, '0200'])]
    const specials = [closedOn('2026-03-14')]
    const state = (text: string) => openState({ periods, specials, now: at(text) })
    expect(state('2026-03-14T00:00:00Z')).toMatchObject({ isOpen: true, closesAt: { time: '02:00' } })
    expect(state('2026-03-14T21:00:00Z').isOpen).toBe(false)
  })

  it('[HOURS-2] finds the opening after weeks of holidays, and none where there is none', () => {
    const specials = Array.from({ length: 28 }, (_, index) => closedOn(`2026-07-${String(index + 1).padStart(2, '0')}`))
    const now = at('2026-07-01T10:00:00Z')
    expect(openState({ periods: shop, specials, now }).opensAt).toMatchObject({ date: '2026-07-29', time: '08:30' })
    expect(openState({ periods: [], specials, now })).toEqual({ isOpen: false })
  })
})

describe('nextChange', () => {
  it('[HOURS-4] is the next local midnight, also on days of 23 and 25 hours', () => {
    const next = (text: string) => new Date(nextChange({ periods: shop, specials: [], now: at(text) })).toISOString()
    expect(next('2026-03-10T10:00:00Z')).toBe('2026-03-10T23:00:00.000Z')
    expect(next('2026-03-10T23:00:00Z')).toBe('2026-03-11T23:00:00.000Z')
    expect(next('2026-03-29T10:00:00Z')).toBe('2026-03-29T22:00:00.000Z')
    expect(next('2026-10-25T10:00:00Z')).toBe('2026-10-25T23:00:00.000Z')
  })

  it('[HOURS-4] never comes when there is nothing to change', () => {
    const now = at('2026-03-10T10:00:00Z')
    expect(nextChange({ periods: [], specials: [closedOn('2026-03-09')], now })).toBe(Infinity)
    expect(nextChange({ periods: [], specials: [closedOn('2026-03-10')], now })).toBe(at('2026-03-10T23:00:00Z'))
  })
})
