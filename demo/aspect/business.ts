import type { SiteTemplate } from '../../src/content/siteTemplate'

const businessId = '6f0b0e4e-51f5-4c0a-9a53-0a1c5d9b2e01'

const open = (day: number, ...ranges: [string, string][]) =>
  ranges.map(([from, to]) => ({ open: { day, time: from }, close: { day, time: to } }))

const closed = (date: string) => ({ date, open: '00:30', close: '00:30' })

export const business: NonNullable<SiteTemplate['business']> = {
  id: businessId,
  name: 'Aspect – Verband der Augenoptik',
  programs: { gesundheitsoptik: { active: false }, frequentlens: { active: false } },
  branches: [
    {
      id: '6f0b0e4e-51f5-4c0a-9a53-0a1c5d9b2e02',
      businessId,
      active: true,
      name: null,
      url: null,
      street: 'Baslerstrasse',
      streetNumber: '30',
      zip: '4600',
      city: 'Olten',
      canton: 'SO',
      phone: '062 212 34 56',
      email: 'info@aspect-verband.example',
      emailOverwrite: null,
      periods: [
        ...[1, 2, 3, 4].flatMap(day => open(day, ['0830', '1200'], ['1330', '1700'])),
        ...open(5, ['0830', '1200']),
      ],
      specials: ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'].map(
        closed,
      ),
    },
  ],
}
