import { optikTheme } from '../demo/themes'
import type { SiteId } from '../src/content/id'
import { insertSite, type NewSite, newSiteId } from '../src/server/storage/sites'
import type { Storage } from '../src/server/storage/storage'

/** A site for tests that only need one to be there; others may have the same name in this database. */
export const newSite = async (
  storage: Storage,
  site: Partial<Omit<NewSite, 'key'>> & { name: string },
): Promise<SiteId> => {
  const id = newSiteId()
  await storage.write(tx =>
    insertSite(tx, {
      id,
      key: id,
      locales: ['de', 'fr'],
      defaultLocale: 'de',
      theme: optikTheme,
      isAssociation: false,
      healthOpticsFlag: false,
      businessId: null,
      ...site,
    }),
  )
  return id
}
