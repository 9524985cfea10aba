import type { Branch, OpeningPeriod } from '../../src/content/business'
import type { SiteTemplate } from '../../src/content/siteTemplate'

const businessId = '6f0b0e4e-51f5-4c0a-9a53-0a1c5d9b1e01'
const marketId = '6f0b0e4e-51f5-4c0a-9a53-0a1c5d9b1e02'
const seenId = '6f0b0e4e-51f5-4c0a-9a53-0a1c5d9b1e03'

const open = (day: number, ...ranges: [string, string][]): OpeningPeriod[] =>
  ranges.map(([from, to]) => ({ open: { day, time: from }, close: { day, time: to } }))

const closed = (date: string) => ({ date, open: '00:30', close: '00:30' })

const common = {
  businessId,
  active: true,
  url: null,
  zip: '8400',
  city: 'Winterthur',
  canton: 'ZH' as const,
  emailOverwrite: null,
}

const market: Branch = {
  ...common,
  id: marketId,
  name: 'Optik Lindenhof',
  street: 'Marktgasse',
  streetNumber: '21',
  phone: '052 212 34 56',
  email: 'hallo@optik-lindenhof.example',
  periods: [
    ...open(1, ['1330', '1830']),
    ...[2, 3, 5].flatMap(day => open(day, ['0900', '1830'])),
    ...open(4, ['0900', '2000']),
    ...open(6, ['0900', '1700']),
  ],
  specials: [
    { date: '2026-12-24', open: '09:00', close: '15:00' },
    closed('2026-12-25'),
    closed('2026-12-26'),
    { date: '2026-12-31', open: '09:00', close: '15:00' },
    closed('2027-01-01'),
    closed('2027-01-02'),
  ],
}

const seen: Branch = {
  ...common,
  id: seenId,
  name: 'Optik Lindenhof Seen',
  street: 'Tösstalstrasse',
  streetNumber: '254',
  zip: '8405',
  phone: '052 212 34 57',
  email: 'seen@optik-lindenhof.example',
  periods: [
    ...[2, 3, 4, 5].flatMap(day => open(day, ['0830', '1200'], ['1330', '1800'])),
    ...open(6, ['0900', '1400']),
  ],
  specials: [
    { date: '2026-12-24', open: '08:30', close: '12:00' },
    closed('2026-12-25'),
    closed('2026-12-26'),
    closed('2026-12-31'),
    closed('2027-01-01'),
    closed('2027-01-02'),
  ],
}

export const business: NonNullable<SiteTemplate['business']> = {
  id: businessId,
  name: 'Optik Lindenhof',
  programs: { gesundheitsoptik: { active: true }, frequentlens: { active: true } },
  branches: [market, seen],
}
