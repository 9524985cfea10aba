import { describe, expect, it } from 'vitest'
import { type Canton, cantons } from '../../content/business'
import type { Locale } from '../../content/locale'
import { swissHolidays } from './holidays'

const names = async (canton: Canton, locale: Locale = 'de') => {
  const holidays = await swissHolidays({ canton, fromDate: '2026-01-01', toDate: '2026-12-31', locale })
  return new Map(holidays.map(({ date, name }) => [date, name]))
}

describe('swissHolidays', () => {
  it('[HOURS-5] 1 August and Christmas are kept in every canton', async () => {
    for (const canton of cantons) {
      const found = await names(canton)
      expect(found.get('2026-08-01'), canton).toBe('Bundesfeiertag')
      expect(found.has('2026-12-25'), canton).toBe(true)
    }
  })

  it('[HOURS-2] they differ by canton', async () => {
    const [zurich, geneva, lucerne] = await Promise.all([names('ZH'), names('GE'), names('LU')])
    expect(zurich.get('2026-01-02')).toBe('Berchtoldstag')
    expect(geneva.has('2026-01-02')).toBe(false)
    expect(geneva.has('2026-12-31')).toBe(true)
    expect(lucerne.has('2026-06-04')).toBe(true)
    expect(zurich.has('2026-06-04')).toBe(false)
  })

  it('[HOURS-2] neither days of observance nor local afternoons count', async () => {
    const found = await names('ZH')
    expect(found.has('2026-05-10')).toBe(false)
    expect(found.has('2026-09-14')).toBe(false)
  })

  it('[HOURS-2] are named in de, fr, it and en, in German elsewhere', async () => {
    const labels = await Promise.all((['de', 'fr', 'it', 'en', 'sq'] as const).map(locale => names('ZH', locale)))
    expect(labels.map(found => found.get('2026-08-01'))).toEqual([
      ...['Bundesfeiertag', 'Fête nationale', 'Festa nazionale', 'Swiss National Day', 'Bundesfeiertag'],
    ])
  })

  it('[HOURS-2] reach over the new year, both ends included, in order', async () => {
    const request = { canton: 'ZH', fromDate: '2026-12-25', toDate: '2027-01-01', locale: 'de' } as const
    const dates = (await swissHolidays(request)).map(({ date }) => date)
    expect(dates).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
    expect(await swissHolidays({ ...request, toDate: '2026-12-24' })).toEqual([])
  })
})
