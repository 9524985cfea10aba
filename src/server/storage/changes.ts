import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Provenance } from '../../content/provenance'
import type { LoggedObject } from '../../content/rules/wholeObjects'
import { decodeProvenance } from './logChange'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'
import { type Author, type ChangeKind, reserveNumbers } from './writeValues'

/** One line of a page's log. */
export type Change = {
  object: 'page' | LoggedObject
  seq: number
  changeId: string | null
  kind: ChangeKind
  personId: string | null
  at: number
  itemId: string
  key: string
  before: unknown
  after: unknown
  version: number
  undoes: string | null
  /** Where the text before and the one after came from. */
  beforeFrom: Provenance
  afterFrom: Provenance
}

export const readChangesAfter = async (
  db: Database,
  siteId: SiteId,
  { pageId, after, limit = 500 }: { pageId: string; after: number; limit?: number },
): Promise<Change[]> => {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(decode)
}

/**
 * A person's own changes of a page, and of the site's navigation, settings and theme made from it, newest first: those of
 * the site stand behind the change of the page that was its last then.
 */
export const readOwnChanges = async (
  db: Database,
  siteId: SiteId,
  { pageId, personId, limit = 400 }: { pageId: string; personId: string; limit?: number },
): Promise<Change[]> => {
  const own = db.selectFrom('changes').selectAll().where('site_id', '=', siteId).where('person_id', '=', personId)
  const ofPage = await withWholeActions(db, own.where('page_id', '=', pageId).orderBy('seq', 'desc'), limit)
  const ofSite = await withWholeActions(
    db,
    own.where('from_page_id', '=', pageId).orderBy('from_seq', 'desc').orderBy('at', 'desc').orderBy('seq', 'desc'),
    limit,
  )
  // Where one of them is cut off the other is too, or an older change would pass for the last one.
  const start = Math.max(...[ofPage, ofSite].map(rows => (rows.length < limit ? 0 : placeOf(rows.at(-1)!))))
  return [...ofPage, ...ofSite]
    .filter(row => placeOf(row) >= start)
    .sort(
      (a, b) => placeOf(b) - placeOf(a) || Number(isOfSite(b)) - Number(isOfSite(a)) || b.at - a.at || b.seq - a.seq,
    )
    .map(decode)
}

type Row = Selectable<Tables['changes']>

const isOfSite = (row: Row) => row.from_seq !== null
const placeOf = (row: Row) => row.from_seq ?? row.seq

/** The newest rows; the last action is whole, however much it wrote, because it is undone whole. */
const withWholeActions = async (
  db: Database,
  query: SelectQueryBuilder<Tables, 'changes', Row>,
  limit: number,
): Promise<Row[]> => {
  const rows = await query.limit(limit).execute()
  const oldest = rows.length === limit ? rows.at(-1) : undefined
  if (!oldest?.change_id) return rows
  const rest = await db
    .selectFrom('changes')
    .selectAll()
    .where('site_id', '=', oldest.site_id)
    .where('page_id', '=', oldest.page_id)
    .where('change_id', '=', oldest.change_id)
    .where('seq', '<', oldest.seq)
    .orderBy('seq', 'desc')
    .execute()
  return [...rows, ...rest]
}

/** Where a text came from when it was last written on its page; undefined when the log does not reach back so far. */
export const provenanceOnce = async (
  db: Database,
  siteId: SiteId,
  { pageId, itemId, key, value }: { pageId: string; itemId: string; key: string; value: unknown },
): Promise<Provenance | undefined> => {
  const text = JSON.stringify(value)
  const row = await db
    .selectFrom('changes')
    .select(['before', 'after', 'before_from', 'after_from'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('item_id', '=', itemId)
    .where('key', '=', key)
    .where(eb => eb.or([eb('after', '=', text), eb('before', '=', text)]))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && decodeProvenance(row.after === text ? row.after_from : row.before_from)
}

export const lastChangeNumber = async (db: Database, siteId: SiteId, pageId: string): Promise<number> => {
  const row = await db
    .selectFrom('pages')
    .select('change_seq')
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row?.change_seq ?? 0
}

/** A turn that found somebody else's value: logged without writing, so that the next turn goes on to the next step. */
export const logPassedOver = async (
  tx: Tx,
  change: {
    siteId: SiteId
    pageId: string
    author: Author
    kind: 'undo' | 'redo'
    undoes: string
    itemId: string
    key: string
    value: unknown
    version: number
  },
) => {
  const seq = (await reserveNumbers(tx, change.siteId, change.pageId, 1)).first + 1
  const value = JSON.stringify(change.value)
  await tx.db
    .insertInto('changes')
    .values({
      site_id: change.siteId,
      page_id: change.pageId,
      seq,
      change_id: change.author.changeId ?? null,
      kind: change.kind,
      person_id: change.author.personId,
      at: Date.now(),
      item_id: change.itemId,
      key: change.key,
      before: value,
      after: value,
      version: change.version,
      undoes: change.undoes,
    })
    .execute()
}

const decode = (row: Row): Change => ({
  object: isOfSite(row) ? (row.page_id as LoggedObject) : 'page',
  seq: row.seq,
  changeId: row.change_id,
  kind: row.kind as ChangeKind,
  personId: row.person_id,
  at: row.at,
  itemId: row.item_id,
  key: row.key,
  before: row.before === null ? missingIn(row) : JSON.parse(row.before),
  after: row.after === null ? missingIn(row) : JSON.parse(row.after),
  version: row.version,
  undoes: row.undoes,
  beforeFrom: decodeProvenance(row.before_from),
  afterFrom: decodeProvenance(row.after_from),
})

/** A leaf that is not there is another thing than one that holds null. */
const missingIn = (row: Row) => (isOfSite(row) ? undefined : null)
