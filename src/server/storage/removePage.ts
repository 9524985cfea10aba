import type { SiteId } from '../../content/id'
import { ApiError } from '../ApiError'
import { forgetSlugs } from './slugs'
import type { Tx } from './storage'
import { forgetSearchTexts, pagesTag, pageTag } from './versions'

/** Gone for visitors and editors at once (D4); the rows stay, so that the history can bring the page back. */
export const removePage = async (tx: Tx, siteId: SiteId, pageId: string) => {
  const row = await tx.db
    .updateTable('pages')
    .set({ deleted_at: Date.now(), published_version: null, published_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .returning('role')
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  // A site always has a home page.
  if (row.role === 'home') throw new ApiError('not_allowed')
  await forgetSlugs(tx, siteId, pageId)
  await forgetSearchTexts(tx, siteId, pageId)
  tx.touch(siteId, pageTag(pageId), pagesTag)
}
