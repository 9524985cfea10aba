import { definitions } from '../../blocks/definitions'
import type { PageCollection } from '../../content/collection'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'
import { holdsBlock } from '../storage/items'
import type { Database } from '../storage/storage'
import { checkGate } from './isHealthOpticsMember'

/** Whether a page may join this collection and begin with these sections. */
export const checkNewPage = async (
  db: Database,
  site: Site,
  { collection, types }: { collection: PageCollection | null; types: readonly string[] },
) => {
  if (collection === 'map' && !(await hasMap(db, site)))
    throw new Refusal('invalid_input', { issues: [{ path: 'collectionName' }] })
  if (!types.every(isSection)) throw new Refusal('unknown_block')
  await checkGate(db, site, types)
}

/** MODEL-14: only a site with a mapContainer collects the pages of its map. */
export const hasMap = (db: Database, site: Pick<Site, 'id'>) => holdsBlock(db, site.id, 'mapContainer')

/** What the add menu offers, and what a container draws its pages with; cards stand in boards alone. */
const isSection = (type: string) =>
  definitions[type]?.isAddable ||
  Object.values(definitions).some(({ children }) => children && 'detail' in children && children.detail === type)
