import type { PageCollection } from '../../content/collection'
import type { SiteId } from '../../content/id'
import type { IndexedPage } from '../../content/rules/pageParts'
import { readWorkingHeads } from './pageHeads'
import type { Database } from './storage'

/** Every page of a site as it is being edited, with no more than what lists of pages are found and ordered by. */
export const readPageIndex = async (db: Database, siteId: SiteId): Promise<IndexedPage[]> => {
  const rows = await readPagePlaces(db, siteId)
  const heads = await readWorkingHeads(db, siteId)
  return rows.map(row => {
    const { name, slug } = heads.get(row.id) ?? row
    return { ...row, name, slug }
  })
}

/** The same without names and addresses, of all pages or those of a collection: one row each. */
export const readPagePlaces = async (
  db: Database,
  siteId: SiteId,
  collection?: PageCollection | null,
): Promise<IndexedPage[]> => {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('item_values as order', join =>
      join
        .onRef('order.site_id', '=', 'pages.site_id')
        .onRef('order.item_id', '=', 'pages.id')
        .on('order.key', '=', 'order'),
    )
    .leftJoin('item_values as archived', join =>
      join
        .onRef('archived.site_id', '=', 'pages.site_id')
        .onRef('archived.item_id', '=', 'pages.id')
        .on('archived.key', '=', 'archived'),
    )
    .select(['pages.id', 'pages.collection', 'pages.role', 'pages.key'])
    .select(['order.value as order', 'archived.value as archived'])
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)
    .$if(collection !== undefined, query =>
      query.where('pages.collection', collection === null ? 'is' : '=', collection!),
    )
    .execute()
  return rows.map(row => ({
    id: row.id,
    collection: row.collection as PageCollection | null,
    role: row.role,
    key: row.key,
    name: {},
    slug: {},
    order: row.order === null ? '' : (JSON.parse(row.order) ?? ''),
    isArchived: row.archived === 'true',
  }))
}
