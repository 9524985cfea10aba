import { type Branch, emailOf } from '../../content/business'
import type { Locale } from '../../content/locale'
import { formatAddress, phoneLink, websiteLink } from '../../content/rules/format'
import { hoursForScript, type ScriptHours } from '../../content/rules/hoursForScript'
import { type SpecialRow, specialRows, type WeekRow, weekRows } from '../../content/rules/hoursText'
import { weekTable } from '../../content/rules/openingHours'
import { type Holiday, specialDates } from '../../content/rules/specialDates'
import { wordsFor } from '../i18n/words'

/** A branch in finished words (D12). */
export type BranchDescription = {
  id: string
  name: string
  street: string
  place: string
  routeHref: string | null
  phone: { label: string; href: string } | null
  email: string | null
  website: { label: string; href: string } | null
  week: WeekRow[]
  specials: SpecialRow[]
  script: ScriptHours
}

/** How far ahead special dates are announced. */
export const horizonDays = 60

type Input = { branch: Branch; businessName: string; holidays: readonly Holiday[]; locale: Locale; now: number }

export const describeBranch = ({ branch, businessName, holidays, locale, now }: Input): BranchDescription => {
  const { periods, specials } = branch
  const words = wordsFor(locale)
  const { street, place } = formatAddress(branch)
  const dates = specialDates({ periods, specials, holidays, now, horizonDays })
  return {
    id: branch.id,
    name: branch.name?.trim() || businessName,
    street,
    place,
    routeHref: street && place ? routeTo(`${street}, ${place}`) : null,
    phone: phoneLink(branch.phone),
    email: emailOf(branch),
    website: websiteLink(branch.url),
    week: weekRows(weekTable(periods), { locale, words, width: 'long' }),
    specials: specialRows(dates, { locale, words }),
    script: hoursForScript({ periods, specials }, now),
  }
}

export const routeTo = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
