import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAddress,
  formatBytes,
  formatChf,
  formatDate,
  formatDecimal,
  formatPhone,
  formatTime,
  parseAmount,
  phoneHref,
  preview,
  websiteHref,
} from './format'

it('[SET-1] a decimal has the mark of its language in Switzerland', () => {
  expect(formatDecimal(4.5, 'de')).toBe('4.5')
  expect(formatDecimal(12, 'fr')).toBe('12,0')
})

describe('times and dates', () => {
  it('[LIVE-11] times show HH:MM, 4-digit strings are split, 24:00 becomes 00:00', () => {
    expect(['0830', '08:30', '8:30', '08:30:00', '24:00', '2400'].map(formatTime)).toEqual([
      ...['08:30', '08:30', '08:30', '08:30', '00:00', '00:00'],
    ])
    expect([null, undefined, '', '25:00', '12:60', 'morgen', '830'].map(formatTime)).toEqual(Array(7).fill('N/A'))
  })

  it('[LIVE-11] dates are written the Swiss way, missing ones show N/A', () => {
    expect(formatDate('2026-03-09', 'de', 'long')).toBe('9. März 2026')
    expect(formatDate('2026-03-09', 'de', 'short')).toBe('09.03.2026')
    expect(formatDate('2026-03-09', 'fr', 'long')).toBe('9 mars 2026')
    expect(formatDate('2026-03-09', 'en', 'long')).toBe('9 March 2026')
    expect(formatDate('2026-03-09', 'fr', 'short')).toBe('09.03.2026')
    for (const date of [null, undefined, '', 'morgen', '2026-02-30', Number.NaN]) {
      expect(formatDate(date, 'de', 'short')).toBe('N/A')
    }
  })

  it('[HOURS-2] an instant is the date on the shop’s wall', () => {
    expect(formatDate('2026-03-08T23:30:00Z', 'de', 'short')).toBe('09.03.2026')
    expect(formatDate(Date.parse('2026-03-08T22:30:00Z'), 'de', 'short')).toBe('08.03.2026')
  })
})

describe('amounts', () => {
  it('groups with U+2019 and shows decimals only when needed', () => {
    expect([0, 399, 1800, 29_000, 1_234_567.5, 12.005, -1500].map(formatChf)).toEqual([
      ...['CHF 0', 'CHF 399', 'CHF 1\u2019800', 'CHF 29\u2019000', 'CHF 1\u2019234\u2019567.50'],
      ...['CHF 12.01', 'CHF -1\u2019500'],
    ])
    expect([null, Number.NaN, Infinity].map(formatChf)).toEqual(['N/A', 'N/A', 'N/A'])
    expect(formatChf(-0.001)).toBe('CHF 0')
  })

  it('reads apostrophes and spaces as people type them', () => {
    const typed = ["29'000", '29’000', '29 000', '29\u00a0000', 'CHF 29’000.–', '29000.00', 'Fr. 29000.-']
    expect(typed.map(parseAmount)).toEqual(Array(7).fill(29_000))
    expect(['12.5', '12,50', '-3'].map(parseAmount)).toEqual([12.5, 12.5, -3])
    expect(['', 'viel', '1.2.3', '12.345', '1e9', '9'.repeat(50)].map(parseAmount)).toEqual(Array(6).fill(null))
  })

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), cents => {
        expect(parseAmount(formatChf(cents / 100))).toBe(cents / 100)
      }),
    )
  })
})

describe('contact', () => {
  it('[LIVE-15] a number starting with 0 is linked as +41, 00 becomes +', () => {
    const typed = ['052 212 34 56', '+41 52 212 34 56', '0041522123456', '+41 (0)52 212 34 56', '052/212.34-56']
    expect(typed.map(phoneHref)).toEqual(Array(5).fill('tel:+41522123456'))
    expect(phoneHref('+49 30 1234567')).toBe('tel:+49301234567')
    expect(phoneHref('144')).toBe('tel:144')
  })

  it('[LIVE-11] phone links hold digits and a leading + only, or there is no link', () => {
    expect(
      [null, undefined, '', 'ruf an', '+', '12', '052 212 34 56 Int. 3', '41+52', '+0', '000000'].map(phoneHref),
    ).toEqual(Array(10).fill(null))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ ()/.-x;') }), typed => {
        expect(phoneHref(typed) ?? 'tel:+41').toMatch(/^tel:\+?\d+$/)
      }),
    )
  })

  it('[HOURS-3] shows Swiss numbers in the national form, others as they are', () => {
    expect(['+41522123456', '0522123456', '+41 52 2123456'].map(formatPhone)).toEqual(Array(3).fill('052 212 34 56'))
    expect(formatPhone('0800123456')).toBe('0800 123 456')
    expect(formatPhone('+4232321234')).toBe('+423 232 1234')
    expect(formatPhone('0049 30  1234567')).toBe('+49 30 1234567')
    expect(formatPhone('+49301234567')).toBe('+49 301 234 567')
    expect([' nur abends ', '144', '', null].map(formatPhone)).toEqual(['nur abends', '144', null, null])
  })

  it('[LIVE-11] website links upgrade http to https and are http(s) only', () => {
    expect(websiteHref('http://www.optik.ch/team?x=1')).toBe('https://www.optik.ch/team?x=1')
    expect(websiteHref(' www.optik.ch ')).toBe('https://www.optik.ch/')
    expect(websiteHref('HTTPS://optik.ch')).toBe('https://optik.ch/')
    const refused = [
      'javascript:alert(1)',
      'javascript.x:alert(1)',
      'ftp://optik.ch',
      'mailto:a@optik.ch',
      'optik',
      '//x.ch',
    ]
    expect([...refused, '', null].map(websiteHref)).toEqual(Array(8).fill(null))
  })

  it('[HOURS-3] writes the address in two lines', () => {
    const branch = { street: 'Bahnhofstrasse', streetNumber: '12', zip: '8400', city: ' Winterthur ' }
    expect(formatAddress(branch)).toEqual({ street: 'Bahnhofstrasse 12', place: '8400 Winterthur' })
    const sparse = { street: null, streetNumber: null, zip: null, city: 'Bern' }
    expect(formatAddress(sparse)).toEqual({ street: '', place: 'Bern' })
  })
})

describe('texts', () => {
  it('[LIB-1] sizes show one decimal', () => {
    expect(
      [0, 1023, 1024, 1536, 1024 ** 2 - 1, 5.25 * 1024 ** 2, 1024 ** 3, 5000 * 1024 ** 3].map(formatBytes),
    ).toEqual([...['0 Bytes', '1023 Bytes', '1.0 KB', '1.5 KB', '1.0 MB', '5.3 MB', '1.0 GB', '5000.0 GB']])
  })

  it('[MODEL-12] previews are cut at 200 characters plus an ellipsis', () => {
    expect(preview('a'.repeat(200))).toBe('a'.repeat(200))
    expect(preview('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
    expect(preview('👓'.repeat(201))).toBe(`${'👓'.repeat(200)}…`)
  })
})
