import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import type { Database, Tx } from './storage'

export type StoredItem = {
  id: string
  pageId: string
  parentId: string
  kind: 'group' | 'field'
  name: string
}

/** The item of this site, if its page still exists. */
export const findItem = async (tx: Pick<Tx, 'db'>, siteId: SiteId, id: string): Promise<StoredItem | null> => {
  const row = await tx.db
    .selectFrom('items')
    .innerJoin('pages', join =>
      join.onRef('pages.site_id', '=', 'items.site_id').onRef('pages.id', '=', 'items.page_id'),
    )
    .select(['items.id', 'items.page_id', 'items.parent_id', 'items.kind', 'items.name'])
    .where('items.site_id', '=', siteId)
    .where('items.id', '=', id)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { id: row.id, pageId: row.page_id, parentId: row.parent_id, kind: row.kind, name: row.name } : null
}

/** When the sections, cards and fields of a page were made. */
export const readCreated = async (db: Database, siteId: SiteId, pageId: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('items')
    .select(['id', 'created'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .execute()
  return new Map(rows.map(row => [row.id, row.created]))
}

/** Whether a page of the site, as it is being edited, has a section of this type. */
export const holdsBlock = async (db: Database, siteId: SiteId, type: string): Promise<boolean> => {
  const row = await db
    .selectFrom('items')
    .innerJoin('pages', join =>
      join.onRef('pages.site_id', '=', 'items.site_id').onRef('pages.id', '=', 'items.page_id'),
    )
    .innerJoin('item_values', join =>
      join
        .onRef('item_values.site_id', '=', 'items.site_id')
        .onRef('item_values.item_id', '=', 'items.id')
        .on('item_values.key', '=', 'status'),
    )
    .select('items.id')
    .where('items.site_id', '=', siteId)
    .where('items.kind', '=', sql.lit('group'))
    .where('items.name', '=', type)
    .where('pages.deleted_at', 'is', null)
    .where('item_values.value', '!=', JSON.stringify('deleted'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const insertGroup = async (
  tx: Tx,
  group: { siteId: SiteId; pageId: string; parentId: string; type: string; shape: number; id?: string },
): Promise<string> => {
  const id = group.id ?? newId()
  if (group.id && (await isTaken(tx, group.siteId, group.id))) throw new Refusal('wrong_status')
  await tx.db
    .insertInto('items')
    .values({
      site_id: group.siteId,
      id,
      page_id: group.pageId,
      parent_id: group.parentId,
      kind: 'group',
      name: group.type,
      shape: group.shape,
      created: Date.now(),
    })
    .execute()
  return id
}

const isTaken = async (tx: Tx, siteId: SiteId, id: string) => {
  const row = await tx.db
    .selectFrom('items')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** D3: a field's row appears with its first write; two first writes find the same row. */
export const ensureField = async (
  tx: Tx,
  field: { siteId: SiteId; pageId: string; groupId: string; name: string; id?: string | null },
): Promise<string> => {
  await tx.db
    .insertInto('items')
    .values({
      site_id: field.siteId,
      id: field.id ?? newId(),
      page_id: field.pageId,
      parent_id: field.groupId,
      kind: 'field',
      name: field.name,
      shape: 0,
      created: Date.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx.db
    .selectFrom('items')
    .select('id')
    .where('site_id', '=', field.siteId)
    .where('parent_id', '=', field.groupId)
    .where('name', '=', field.name)
    .where('kind', '=', 'field')
    .executeTakeFirst()
  // The wished id is something else's, if only of a deleted page's.
  if (!row) throw new Refusal('not_found')
  return row.id
}
