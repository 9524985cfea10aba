import type { SiteId } from '../../content/id'
import type { Provenance } from '../../content/provenance'
import { decodeProvenance } from './logChange'
import type { Database, Tx } from './storage'
import { type Author, type ChangeKind, reserveNumbers } from './writeValues'

/** One line of a page's log. */
export type Change = {
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
  /** Where the text before came from. */
  beforeFrom: Provenance
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

/** A person's own changes of a page, newest first. */
export const readOwnChanges = async (
  db: Database,
  siteId: SiteId,
  { pageId, personId, limit = 400 }: { pageId: string; personId: string; limit?: number },
): Promise<Change[]> => {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('person_id', '=', personId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  const oldest = rows.length === limit ? rows.at(-1) : undefined
  if (!oldest?.change_id) return rows.map(decode)
  // An action is undone whole, however much it wrote.
  const rest = await db
    .selectFrom('changes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('change_id', '=', oldest.change_id)
    .where('seq', '<', oldest.seq)
    .orderBy('seq', 'desc')
    .execute()
  return [...rows, ...rest].map(decode)
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

const decode = (row: {
  seq: number
  change_id: string | null
  kind: string
  person_id: string | null
  at: number
  item_id: string
  key: string
  before: string | null
  after: string | null
  version: number
  undoes: string | null
  before_from: string | null
}): Change => ({
  seq: row.seq,
  changeId: row.change_id,
  kind: row.kind as ChangeKind,
  personId: row.person_id,
  at: row.at,
  itemId: row.item_id,
  key: row.key,
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
  version: row.version,
  undoes: row.undoes,
  beforeFrom: decodeProvenance(row.before_from),
})
