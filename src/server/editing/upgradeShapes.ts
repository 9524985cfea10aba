import { definitions } from '../../blocks/definitions'
import type { SiteId } from '../../content/id'
import { changedValues } from '../../content/rules/changed'
import { upgradeDocument } from '../../content/rules/upgrade'
import { lockPage, readWorkingPage } from '../storage/pages'
import type { Storage, Tx } from '../storage/storage'
import { writeValues } from '../storage/writeValues'
import { addMissingItems } from './revertPage'

/**
 * Leads the working content of blocks whose shape has moved on to today's, once, when the server starts. What editors
 * write is always of today's shape, and must not stand among values of an older one.
 */
export const upgradeShapes = async (storage: Storage): Promise<number> => {
  const grown = Object.entries(definitions).filter(([, { shape }]) => shape > 1)
  if (grown.length === 0) return 0
  const pages = await storage.read
    .selectFrom('items')
    .select(['site_id', 'page_id'])
    .distinct()
    .where('kind', '=', 'group')
    .where(eb => eb.or(grown.map(([type, { shape }]) => eb.and([eb('name', '=', type), eb('shape', '<', shape)]))))
    .execute()
  for (const { site_id, page_id } of pages)
    await storage.write(tx => upgradePage(tx, { siteId: site_id as SiteId, pageId: page_id }))
  return pages.length
}

const upgradePage = async (tx: Tx, place: { siteId: SiteId; pageId: string }) => {
  await lockPage(tx, place.siteId, place.pageId)
  const working = await readWorkingPage(tx.db, place.siteId, place.pageId)
  if (!working) return
  const document = upgradeDocument(working.document, definitions)
  await addMissingItems(tx, { ...place, document })
  const writes = changedValues(working.document, document).map(({ itemId, key, published }) => ({
    itemId,
    key,
    value: published,
  }))
  await writeValues(tx, { ...place, author: { personId: null }, kind: 'create', writes })
}
