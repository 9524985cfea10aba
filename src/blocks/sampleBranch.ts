import type { Branch } from '../content/business'
import type { Locale } from '../content/locale'
import { dateOf, localAt } from '../content/rules/zonedTime'
import { type BranchDescription, describeBranch } from '../render/parts/describeBranch'

/** The branch that samples show. */
export const sampleBranch = ({ locale, now }: { locale: Locale; now: number }): BranchDescription => {
  const today = localAt(now).day
  const holiday = { date: dateOf(today + 11), name: locale === 'fr' ? 'Formation' : 'Weiterbildung' }
  const branch: Branch = {
    id: '00000000-0000-4000-8000-0000000000b1',
    businessId: '00000000-0000-4000-8000-0000000000b0',
    active: true,
    name: 'Optik Lindengasse',
    url: null,
    street: 'Lindengasse',
    streetNumber: '14',
    zip: '8400',
    city: 'Winterthur',
    canton: 'ZH',
    phone: '+41522123456',
    email: 'hallo@example.ch',
    emailOverwrite: null,
    periods: [
      ...[2, 3, 4, 5].flatMap(weekday => day(weekday, ['0900', '1215'], ['1330', '1830'])),
      ...day(6, ['0900', '1600']),
    ],
    specials: [
      { date: dateOf(today + 4), open: '09:00', close: '12:00' },
      { date: holiday.date, open: '00:30', close: '00:30' },
    ],
  }
  return describeBranch({ branch, businessName: 'Optik Lindengasse', holidays: [holiday], locale, now })
}

const day = (weekday: number, ...ranges: [string, string][]) =>
  ranges.map(([open, close]) => ({ open: { day: weekday, time: open }, close: { day: weekday, time: close } }))
