import { definitions } from '../../blocks/definitions'
import type { SiteId } from '../../content/id'
import { changedValues } from '../../content/rules/changed'
import { upgradeDocument } from '../../content/rules/upgrade'
import { lockWorkingPage } from '../storage/pages'
import type { Storage, Tx } from '../storage/storage'
import { writeSite } from '../storage/writeSite'
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
    .innerJoin('pages', join =>
      join.onRef('pages.site_id', '=', 'items.site_id').onRef('pages.id', '=', 'items.page_id'),
    )
    .select(['items.site_id', 'items.page_id'])
    .distinct()
    .where('pages.deleted_at', 'is', null)
    .where('items.kind', '=', 'group')
    .where(eb =>
      eb.or(grown.map(([type, { shape }]) => eb.and([eb('items.name', '=', type), eb('items.shape', '<', shape)]))),
    )
    .execute()
  for (const { site_id, page_id: pageId } of pages) {
    const siteId = site_id as SiteId
    await writeSite(storage, siteId, tx => upgradePage(tx, { siteId, pageId }))
  }
  return pages.length
}

/** Also of a page that was deleted then and is brought back. */
export const upgradePage = async (tx: Tx, place: { siteId: SiteId; pageId: string }) => {
  const working = await lockWorkingPage(tx, place.siteId, place.pageId)
  const document = upgradeDocument(working.document, definitions)
  await addMissingItems(tx, { ...place, document })
  const writes = changedValues(working.document, document).map(({ itemId, key, published }) => ({
    itemId,
    key,
    value: published,
  }))
  await writeValues(tx, { ...place, author: { personId: null }, kind: 'create', writes })
}
