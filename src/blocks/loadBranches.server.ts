import type { Branch, Business } from '../content/business'
import type { Locale } from '../content/locale'
import { cantonOf } from '../content/rules/canton'
import { onceADay } from '../content/rules/onceADay'
import { nextChange } from '../content/rules/openingHours'
import { dateOf, localAt } from '../content/rules/zonedTime'
import { type BranchDescription, describeBranch, horizonDays } from '../render/parts/describeBranch'
import { describeOwn } from '../render/parts/describeOwn'
import type { BlockLoader, BlockReader } from './loader'

/**
 * OPT-6: the branches chosen in the option `location`, else all active ones. A site without business data has one place:
 * the address of its own settings.
 */
export const loadBranches = async ({
  options,
  reader,
  site,
  locale,
  now,
}: Parameters<BlockLoader>[0]): Promise<BranchDescription[]> => {
  const business = await reader.business()
  if (!business) return describeOwn({ settings: await reader.settings(), siteName: site.name })
  const chosen = options.location as string[]
  const active = business.branches.filter(branch => branch.active)
  const branches = chosen.length > 0 ? active.filter(branch => chosen.includes(branch.id)) : active
  return Promise.all(branches.map(branch => readBranch({ branch, business, reader, locale, now })))
}

/** HOURS-6: what sections and footer say of a branch; the page is drawn anew when its words change. */
export const readBranch = async ({
  branch,
  business,
  reader,
  locale,
  now,
}: {
  branch: Branch
  business: Business
  reader: Pick<BlockReader, 'holidays' | 'validUntil'>
  locale: Locale
  now: number
}): Promise<BranchDescription> => {
  const { day, date: today } = localAt(now)
  const { periods, specials } = branch
  const change = nextChange({ periods, specials, now })
  if (change !== Infinity) reader.validUntil(change)
  const holidays = await reader.holidays({
    canton: cantonOf(branch),
    fromDate: today,
    toDate: dateOf(day + horizonDays),
    locale,
  })
  return remember({ thing: branch, variant: locale, now }, () =>
    describeBranch({ branch, businessName: business.name, holidays, locale, now }),
  )
}

const remember = onceADay<Branch, BranchDescription>()
