import type { Branch, Business, Canton, OpeningPeriod, Programs, SpecialHours } from '../../content/business'
import type { SiteId } from '../../content/id'
import { installation } from '../../content/scope'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'

export const businessTag = (id: string) => `business:${id}`

/** SEC-5: readable by every site of the installation. Branches come in their order. */
export const readBusiness = async (db: Database, businessId: string): Promise<Business | null> => {
  const row = await db.selectFrom('businesses').selectAll().where('id', '=', businessId).executeTakeFirst()
  if (!row) return null
  const branches = await db
    .selectFrom('branches')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    id: row.id,
    name: row.name,
    logoMediaId: row.logo_media_id,
    programs: JSON.parse(row.programs) as Programs,
    branches: branches.map(decodeBranch),
  }
}

/** Inserts or replaces a business with all its branches. Its owner stays the site that first wrote it (D26). */
export const writeBusiness = async (
  tx: Tx,
  { ownerSiteId, business, now = Date.now() }: { ownerSiteId: SiteId; business: Business; now?: number },
) => {
  const stray = business.branches.find(branch => branch.businessId !== business.id)
  if (stray) throw new Error(`Branch ${stray.id} belongs to business ${stray.businessId}, not to ${business.id}.`)
  const values = {
    name: business.name,
    logo_media_id: business.logoMediaId,
    programs: JSON.stringify(business.programs),
    updated: now,
  }
  await tx.db
    .insertInto('businesses')
    .values({ id: business.id, owner_site_id: ownerSiteId, ...values })
    .onConflict(conflict => conflict.column('id').doUpdateSet(values))
    .execute()
  await tx.db.deleteFrom('branches').where('business_id', '=', business.id).execute()
  if (business.branches.length > 0)
    await tx.db.insertInto('branches').values(business.branches.map(encodeBranch)).execute()
  tx.touch(installation, businessTag(business.id))
}

const encodeBranch = (branch: Branch, position: number): Tables['branches'] => ({
  id: branch.id,
  business_id: branch.businessId,
  position,
  active: branch.active ? 1 : 0,
  name: branch.name ?? '',
  url: branch.url,
  street: branch.street,
  street_number: branch.streetNumber,
  zip: branch.zip,
  city: branch.city,
  canton: branch.canton,
  phone: branch.phone,
  email: branch.email,
  email_overwrite: branch.emailOverwrite,
  periods: JSON.stringify(branch.periods),
  specials: JSON.stringify(branch.specials),
})

const decodeBranch = (row: Tables['branches']): Branch => ({
  id: row.id,
  businessId: row.business_id,
  active: row.active === 1,
  name: row.name || null,
  url: row.url,
  street: row.street,
  streetNumber: row.street_number,
  zip: row.zip,
  city: row.city,
  canton: row.canton as Canton | null,
  phone: row.phone,
  email: row.email,
  emailOverwrite: row.email_overwrite,
  periods: JSON.parse(row.periods) as OpeningPeriod[],
  specials: JSON.parse(row.specials) as SpecialHours[],
})
