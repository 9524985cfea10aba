import { emailOf } from '../../content/business'
import { formatAddress } from '../../content/rules/format'
import { objectLeaves } from '../../content/rules/leaves'
import { readOptician, resetFooter } from '../../contract/optician'
import { resetHours } from '../editing/branchHours'
import { Refusal } from '../Refusal'
import { readBusiness } from '../storage/business'
import { settingsOf } from '../storage/settingsOf'
import { writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const opticianHandlers = {
  readOptician: reads(readOptician, async ({ services, hosted }) => {
    const { businessId } = hosted.site
    const business = businessId ? await readBusiness(services.storage.read, businessId) : null
    return (business?.branches ?? [])
      .filter(branch => branch.active)
      .map(({ id, name, street, streetNumber, zip, city }) => ({ id, name, street, streetNumber, zip, city }))
  }),

  resetFooter: writes(
    resetFooter,
    async ({ tx, services, hosted: { site }, author }, { branchId, base, fromPageId }) => {
      const business = site.businessId ? await readBusiness(tx.db, site.businessId) : null
      const branch = business?.branches.find(entry => entry.id === branchId)
      if (!branch) throw new Refusal('branch_not_found')
      const { street, place } = formatAddress(branch)
      const own = { street, city: place, email: emailOf(branch) ?? '', phone: branch.phone ?? '' }
      const leaves = objectLeaves({ footer: own })
      const object = { siteId: site.id, name: 'settings' as const, fromPageId }
      const version = await writeLeaves(tx, { ...object, leaves, isPatch: true, base, author })
      const hours = { siteId: site.id, businessId: site.businessId, branchId }
      await resetHours(tx, hours, { author, fromPageId, now: services.clock() })
      return new Versioned(await settingsOf(tx.db, site.id), version)
    },
  ),
}
