import { emailOf } from '../../content/business'
import { formatAddress } from '../../content/rules/format'
import { settingsFromLeaves, settingsLeaves } from '../../content/rules/leaves'
import { readOptician, resetFooter } from '../../contract/optician'
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

  resetFooter: writes(resetFooter, async ({ tx, hosted: { site }, author }, { branchId, base }) => {
    const business = site.businessId ? await readBusiness(tx.db, site.businessId) : null
    const branch = business?.branches.find(entry => entry.id === branchId)
    if (!branch) throw new Refusal('branch_not_found')
    const settings = await settingsOf(tx.db, site.id)
    const { street, place } = formatAddress(branch)
    const own = { street, city: place, email: emailOf(branch) ?? '', phone: branch.phone ?? '' }
    const leaves = settingsLeaves({ ...settings, footer: { ...settings.footer, ...own } })
    const version = await writeLeaves(tx, { siteId: site.id, name: 'settings', leaves, base, author })
    return new Versioned(settingsFromLeaves(leaves), version)
  }),
}
