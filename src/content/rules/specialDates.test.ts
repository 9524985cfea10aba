import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningPeriod } from '../business'
import { hoursText, momentText, specialRows, weekdayName, weekRows } from './hoursText'
import { weekTable } from './openingHours'
import { openingHoursSpecification } from './openingHoursSpecification'
import { specialDates } from './specialDates'

const now = Date.parse('2026-07-28T22:30:00Z')

const periods: OpeningPeriod[] = [1, 2, 3, 4, 5, 6].map(day => ({
  open: { day, time: '0900' },
  close: { day, time: '1800' },
}))

const specials = [
  { date: '2026-08-03', open: '14:00', close: '17:00' },
  { date: '2026-08-03', open: '0900', close: '1200' },
  { date: '2026-08-01', open: '00:30', close: '00:30' },
  { date: '2026-07-28', open: '0900', close: '1000' },
  { date: '2026-09-30', open: '0900', close: '1000' },
]
const holidays = [
  { date: '2026-08-01', name: 'Bundesfeiertag' },
  { date: '2026-08-02', name: 'Sonntagsfeier' },
  { date: '2026-08-15', name: 'Mariä Himmelfahrt' },
]
const words = { closed: 'geschlossen', allDay: 'rund um die Uhr', hoursMayDiffer: 'vielleicht' }

const dates = specialDates({ periods, specials, holidays, now, horizonDays: 30 })

describe('specialDates', () => {
  it('[HOURS-2] lists entries and holidays from the local today on, within the horizon', () => {
    expect(dates.map(({ date, label, isClosed, isConfirmed }) => ({ date, label, isClosed, isConfirmed }))).toEqual([
      { date: '2026-08-01', label: 'Bundesfeiertag', isClosed: true, isConfirmed: true },
      { date: '2026-08-03', label: null, isClosed: false, isConfirmed: true },
      { date: '2026-08-15', label: 'Mariä Himmelfahrt', isClosed: false, isConfirmed: false },
    ])
  })

  it('[HOURS-1] several entries of one date become its ranges', () => {
    expect(dates[1]?.ranges).toEqual([
      { open: '09:00', close: '12:00' },
      { open: '14:00', close: '17:00' },
    ])
  })

  it('[HOURS-2] today itself still counts, the horizon does not', () => {
    const entry = (date: string) => ({ date, open: '0900', close: '1000' })
    const found = specialDates({
      periods,
      specials: [entry('2026-07-29'), entry('2026-07-31')],
      holidays: [],
      now,
      horizonDays: 2,
    })
    expect(found.map(({ date }) => date)).toEqual(['2026-07-29'])
  })

  it('[HOURS-1] the 00:30 marker is shown nowhere, however it is written', () => {
    const marker = fc.constantFrom('0030', '00:30')
    const date = fc.constantFrom('2026-07-29', '2026-07-30', '2026-08-01')
    fc.assert(
      fc.property(fc.array(fc.record({ date, open: marker, close: marker }), { minLength: 1 }), closed => {
        const found = specialDates({ periods, specials: closed, holidays, now, horizonDays: 30 })
        const shown = JSON.stringify([
          specialRows(found, { locale: 'de', words }),
          openingHoursSpecification({ periods, specials: closed }, now),
        ])
        expect(shown).not.toMatch(/00:?30/)
      }),
    )
  })
})

describe('finished strings', () => {
  it('[HOURS-2] writes the week in German and French', () => {
    const table = weekTable(periods)
    expect(weekRows(table, { locale: 'de', words })).toEqual([
      { from: 1, to: 6, days: 'Mo–Sa', hours: '09:00–18:00', isClosed: false },
      { from: 7, to: 7, days: 'So', hours: 'geschlossen', isClosed: true },
    ])
    const french = weekRows(table, { locale: 'fr', words: { ...words, closed: 'fermé' }, width: 'long' })
    expect(french.map(({ days, hours }) => [days, hours])).toEqual([
      ['lundi–samedi', '09:00–18:00'],
      ['dimanche', 'fermé'],
    ])
  })

  it('[HOURS-1] writes special dates with weekday, name and hours', () => {
    const [first, second] = specialRows(dates, { locale: 'de', words })
    expect(first).toMatchObject({ day: 'Sa, 01.08.2026', label: 'Bundesfeiertag', hours: 'geschlossen' })
    expect(second).toMatchObject({ day: 'Mo, 03.08.2026', hours: '09:00–12:00, 14:00–17:00' })
    expect(specialRows(dates, { locale: 'de', words }).find(({ isConfirmed }) => !isConfirmed)?.hours).toBe(
      'vielleicht',
    )
    const [long] = specialRows(dates, { locale: 'de', words, width: 'long' })
    expect(long?.day).toBe('Samstag, 1. August 2026')
  })

  it('[HOURS-2] names weekdays in every locale, Monday first', () => {
    const names = [1, 7].map(day => weekdayName(day, { locale: 'de', width: 'long' }))
    expect(names).toEqual(['Montag', 'Sonntag'])
    expect(weekdayName(1, { locale: 'sr', width: 'long' })).toBe('ponedeljak')
    expect(momentText({ instant: 0, date: '', weekday: 1, time: '08:30' }, 'de')).toBe('Mo 08:30')
    expect(hoursText([{ open: '00:00', close: '00:00' }], words)).toBe('rund um die Uhr')
  })
})

describe('openingHoursSpecification', () => {
  it('[LIVE-12] gives the week and the special dates to search engines; closed is 00:00 to 00:00', () => {
    const type = 'OpeningHoursSpecification'
    const date = (text: string) => ({ validFrom: text, validThrough: text })
    expect(openingHoursSpecification({ periods, specials: specials.slice(0, 4) }, now)).toEqual({
      openingHoursSpecification: [
        {
          '@type': type,
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '09:00',
          closes: '18:00',
        },
        { '@type': type, dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
      ],
      specialOpeningHoursSpecification: [
        { '@type': type, ...date('2026-08-01'), opens: '00:00', closes: '00:00' },
        { '@type': type, ...date('2026-08-03'), opens: '09:00', closes: '12:00' },
        { '@type': type, ...date('2026-08-03'), opens: '14:00', closes: '17:00' },
      ],
    })
  })

  it('[LIVE-12] a whole day is not mistaken for closed', () => {
    const always = [{ open: { day: 1, time: '0000' }, close: { day: 7, time: '2400' } }]
    const { openingHoursSpecification: week } = openingHoursSpecification({ periods: always, specials: [] }, now)
    expect(week).toMatchObject([{ opens: '00:00', closes: '23:59' }])
  })
})
