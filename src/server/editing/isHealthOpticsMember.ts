import { definitions } from '../../blocks/definitions'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'
import { readBusiness } from '../storage/business'
import type { Database } from '../storage/storage'

/** SET-6: the linked business decides; until one is linked, the site's own flag. */
export const isHealthOpticsMember = async (db: Database, site: Site): Promise<boolean> => {
  const business = site.businessId ? await readBusiness(db, site.businessId) : null
  return business ? business.programs.gesundheitsoptik.active : site.healthOpticsFlag
}

/** Gated blocks come onto a page of a member only, through whatever door. */
export const checkGate = async (db: Database, site: Site, types: readonly string[]) => {
  if (types.some(type => definitions[type]?.isGated) && !(await isHealthOpticsMember(db, site)))
    throw new Refusal('gated_block')
}
