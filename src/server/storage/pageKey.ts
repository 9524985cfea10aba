import type { SiteId } from '../../content/id'
import type { GivenKey, PageRole } from '../../content/page'
import type { Tx } from './storage'
import { draftsTag, pagesTag, pageTag } from './versions'

/** ROUTE-5: what a page with this key is. */
const roles: Record<GivenKey, PageRole | null> = {
  contact: 'contact',
  imprint: 'imprint',
  privacy: 'privacyPolicy',
  terms: null,
  search: 'search',
}

/** One at a time, and before the page itself: two pages given the same key have no row in common but their site's. */
export const lockKeys = (tx: Tx, siteId: SiteId) =>
  tx.db
    .updateTable('sites')
    .set(eb => ({ key: eb.ref('key') }))
    .where('id', '=', siteId)
    .execute()

/** ROUTE-4: at once. A key is of one page: given to another, it leaves the page that had it. */
export const setPageKey = async (
  tx: Tx,
  { siteId, pageId, key }: { siteId: SiteId; pageId: string; key: GivenKey | null },
) => {
  const pages = tx.db.updateTable('pages').where('site_id', '=', siteId).where('deleted_at', 'is', null)
  const before = key
    ? await pages
        .set({ key: null, role: null })
        .where('key', '=', key)
        .where('id', '<>', pageId)
        .returning('id')
        .execute()
    : []
  await pages
    .set({ key, role: key && roles[key] })
    .where('id', '=', pageId)
    .execute()
  tx.touch(siteId, pagesTag, draftsTag, ...[pageId, ...before.map(page => page.id)].map(pageTag))
}
