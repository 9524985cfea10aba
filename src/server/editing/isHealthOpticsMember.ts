import type { Site } from '../../content/site'
import { readBusiness } from '../storage/business'
import type { Database } from '../storage/storage'

/** SET-6: the linked business decides; until one is linked, the site's own flag. */
export const isHealthOpticsMember = async (db: Database, site: Site): Promise<boolean> => {
  const business = site.businessId ? await readBusiness(db, site.businessId) : null
  return business ? business.programs.gesundheitsoptik.active : site.healthOpticsFlag
}
