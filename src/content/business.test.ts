import { describe, expect, it } from 'vitest'
import { branchSchema, businessSchema, cantons, clockTimeSchema, emailOf, specialHoursSchema } from './business'

const id = '0192f1d0-0000-7000-8000-000000000001'

const branch = {
  id,
  businessId: id,
  active: true,
  name: 'Optik Muster',
  url: null,
  street: 'Bahnhofstrasse',
  streetNumber: '12',
  zip: '8400',
  city: 'Winterthur',
  canton: null,
  phone: null,
  email: null,
  emailOverwrite: null,
  periods: [{ open: { day: 1, time: '0830' }, close: { day: 1, time: '18:30' } }],
  specials: [{ date: '2026-08-01', open: '00:30', close: '00:30' }],
}

describe('business', () => {
  it('[HOURS-1] accepts both spellings of a time and 24:00, nothing beyond', () => {
    for (const time of ['0830', '08:30', '2400', '24:00', '0000']) {
      expect(clockTimeSchema.safeParse(time).success, time).toBe(true)
    }
    for (const time of ['830', '8:30', '2401', '25:00', '12:60', '']) {
      expect(clockTimeSchema.safeParse(time).success, time).toBe(false)
    }
  })

  it('[HOURS-1] refuses dates and weekdays that do not exist', () => {
    expect(specialHoursSchema.safeParse({ date: '2026-02-29', open: '09:00', close: '12:00' }).success).toBe(false)
    const moment = { day: 8, time: '09:00' }
    expect(branchSchema.safeParse({ ...branch, periods: [{ open: moment, close: moment }] }).success).toBe(false)
  })

  it('[HOURS-3] keeps a business with its branches as it is', () => {
    const business = {
      id,
      name: 'Optik Muster',
      logoMediaId: null,
      programs: { gesundheitsoptik: { active: true }, frequentlens: { active: false } },
      branches: [branch],
    }
    expect(businessSchema.parse(business)).toEqual(business)
    expect(businessSchema.safeParse({ ...business, owner: 'x' }).success).toBe(false)
  })

  it('[HOURS-3] emailOverwrite wins over email', () => {
    expect(emailOf({ email: 'a@optik.ch', emailOverwrite: 'b@optik.ch' })).toBe('b@optik.ch')
    expect(emailOf({ email: 'a@optik.ch', emailOverwrite: ' ' })).toBe('a@optik.ch')
    expect(emailOf({ email: null, emailOverwrite: null })).toBeNull()
  })

  it('[HOURS-5] knows all 26 cantons', () => {
    expect(new Set(cantons).size).toBe(26)
  })
})
