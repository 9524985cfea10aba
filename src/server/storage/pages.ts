import type { PageCollection } from '../../content/collection'
import type { SiteId } from '../../content/id'
import type { PageDocument, PageKey, PageRole } from '../../content/page'
import { assemble, groupBy, type Item, type PageIdentity, type Value } from '../../content/rules/document'
import type { Status } from '../../content/status'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import type { Database, Tx } from './storage'

/** A page's row: what it is and whether it is live, without its content. */
export type StoredPage = PageIdentity & {
  created: number
  publishedVersion: number | null
  passwordVersion: number
  hasPassword: boolean
}

const columns = [
  'id',
  'collection',
  'role',
  'key',
  'created',
  'published_version',
  'password_hash',
  'password_version',
] as const

export const findPage = async (db: Database, siteId: SiteId, id: string): Promise<StoredPage | null> => {
  const row = await db
    .selectFrom('pages')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? decode(row) : null
}

/** From here on writers of this page follow one another, on PostgreSQL too: what is read next stays true. */
export const lockPage = async (tx: Tx, siteId: SiteId, id: string) => {
  const row = await tx.db
    .updateTable('pages')
    .set(eb => ({ change_seq: eb.ref('change_seq') }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
}

export const findPageBy = async (
  db: Database,
  siteId: SiteId,
  by: { key: PageKey } | { role: PageRole },
): Promise<StoredPage | null> => {
  const [column, value] = 'key' in by ? (['key', by.key] as const) : (['role', by.role] as const)
  const row = await db
    .selectFrom('pages')
    .select(columns)
    .where('site_id', '=', siteId)
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? decode(row) : null
}

/** All of them, those of a collection, or with null the free ones. */
export const listPages = async (
  db: Database,
  siteId: SiteId,
  collection?: PageCollection | null,
): Promise<StoredPage[]> => {
  let query = db.selectFrom('pages').select(columns).where('site_id', '=', siteId).where('deleted_at', 'is', null)
  if (collection !== undefined)
    query = collection ? query.where('collection', '=', collection) : query.where('collection', 'is', null)
  return (await query.orderBy('created').orderBy('id').execute()).map(decode)
}

/** The next pages that visitors have, by id. */
export const listPublishedAfter = async (
  db: Database,
  siteId: SiteId,
  { afterPage, limit }: { afterPage: string; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '>', afterPage)
    .where('published_version', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}

export const insertPage = async (
  tx: Tx,
  page: {
    siteId: SiteId
    collection: PageCollection | null
    role?: PageRole | null
    key?: PageKey | null
    personId: string | null
  },
): Promise<string> => {
  const id = newId()
  await tx.db
    .insertInto('pages')
    .values({
      site_id: page.siteId,
      id,
      collection: page.collection,
      role: page.role ?? null,
      key: page.key ?? null,
      created: Date.now(),
      created_by: page.personId,
      deleted_at: null,
      published_version: null,
      published_at: null,
      change_seq: 0,
      last_version: 0,
      content_bytes: 0,
      password_hash: null,
      password_version: 0,
    })
    .execute()
  return id
}

export type WorkingPage = {
  page: StoredPage
  document: PageDocument
  /** Version of each value, as `itemId key`. */
  versions: Record<string, number>
  /** At once, not with publishing (D4). */
  order: string
  isArchived: boolean
}

/** The only way to a working page within a unit of work: what was read before the lock may be another's past. */
export const lockWorkingPage = async (tx: Tx, siteId: SiteId, id: string): Promise<WorkingPage> => {
  await lockPage(tx, siteId, id)
  const working = await readWorkingPage(tx.db, siteId, id)
  if (!working) throw new Refusal('not_found')
  return working
}

export const readWorkingPage = async (db: Database, siteId: SiteId, id: string): Promise<WorkingPage | null> => {
  const page = await findPage(db, siteId, id)
  if (!page) return null
  const items = await db
    .selectFrom('items')
    .select(['id', 'parent_id', 'kind', 'name', 'shape'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .execute()
  const rows = await db
    .selectFrom('item_values')
    .select(['item_id', 'key', 'value', 'version'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .execute()
  const values: Value[] = rows.map(row => ({
    itemId: row.item_id,
    key: row.key,
    value: row.value === null ? null : JSON.parse(row.value),
  }))
  const own = new Map(values.filter(value => value.itemId === id).map(value => [value.key, value.value]))
  return {
    page,
    document: assemble(
      identity(page),
      items.map(decodeItem),
      values.filter(value => value.value !== null),
    ),
    versions: Object.fromEntries(rows.map(row => [`${row.item_id} ${row.key}`, row.version])),
    order: (own.get('order') as string | null | undefined) ?? '',
    isArchived: own.get('archived') === true,
  }
}

/** Many pages at once, without the versions of their values. */
export const readWorkingDocuments = async (
  db: Database,
  siteId: SiteId,
  ids: readonly string[],
): Promise<Map<string, PageDocument>> => {
  const pages = await db
    .selectFrom('pages')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  const items = await db
    .selectFrom('items')
    .select(['page_id', 'id', 'parent_id', 'kind', 'name', 'shape'])
    .where('site_id', '=', siteId)
    .where('page_id', 'in', ids)
    .execute()
  const values = await db
    .selectFrom('item_values')
    .select(['page_id', 'item_id', 'key', 'value'])
    .where('site_id', '=', siteId)
    .where('page_id', 'in', ids)
    .where('value', 'is not', null)
    .execute()
  const itemsOf = groupBy(items, item => item.page_id)
  const valuesOf = groupBy(values, value => value.page_id)
  return new Map(
    pages.map(row => [
      row.id,
      assemble(
        identity(decode(row)),
        (itemsOf.get(row.id) ?? []).map(decodeItem),
        (valuesOf.get(row.id) ?? []).map(({ item_id, key, value }) => ({
          itemId: item_id,
          key,
          value: JSON.parse(value!),
        })),
      ),
    ]),
  )
}

export const pageStatus = (isPublished: boolean, isArchived: boolean): Status => {
  if (isArchived) return 'archived'
  return isPublished ? 'published' : 'draft'
}

const identity = ({ id, collection, role, key }: StoredPage): PageIdentity => ({ id, collection, role, key })

const decode = (row: {
  id: string
  collection: string | null
  role: string | null
  key: string | null
  created: number
  published_version: number | null
  password_hash: string | null
  password_version: number
}): StoredPage => ({
  id: row.id,
  collection: row.collection as PageCollection | null,
  role: row.role as PageRole | null,
  key: row.key as PageKey | null,
  created: row.created,
  publishedVersion: row.published_version,
  passwordVersion: row.password_version,
  hasPassword: row.password_hash !== null,
})

const decodeItem = (row: { id: string; parent_id: string; kind: string; name: string; shape: number }): Item => ({
  id: row.id,
  parentId: row.parent_id,
  kind: row.kind as Item['kind'],
  name: row.name,
  shape: row.shape,
})
