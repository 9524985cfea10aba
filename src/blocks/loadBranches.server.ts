import type { Branch } from '../content/business'
import { cantonOf } from '../content/rules/canton'
import { onceADay } from '../content/rules/onceADay'
import { nextChange } from '../content/rules/openingHours'
import { dateOf, localAt } from '../content/rules/zonedTime'
import { type BranchDescription, describeBranch, horizonDays } from '../render/parts/describeBranch'
import { describeOwn } from '../render/parts/describeOwn'
import type { BlockLoader } from './loader'

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
  const { day, date: today } = localAt(now)
  const describe = async (branch: Branch) => {
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
  return Promise.all(branches.map(describe))
}

const remember = onceADay<Branch, BranchDescription>()
