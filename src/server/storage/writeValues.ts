import type { SiteId } from '../../content/id'
import { altKey } from '../../content/rules/altText'
import { sameValue } from '../../content/rules/changed'
import { isTypedKey } from '../../content/rules/valueKeys'
import { Refusal } from '../Refusal'
import { readAlt, storeAlt } from './mediaAlt'
import type { Database, Tx } from './storage'

export type Author = { personId: string | null; changeId?: string | null }

export type ValueWrite = {
  itemId: string
  key: string
  /** Null removes the value. */
  value: unknown
  /** The version this was made from; undefined writes whatever is there. */
  base?: number
}

/** `create` is what a page begins with; undo never goes behind it. */
export type ChangeKind = 'create' | 'edit' | 'publish' | 'revert' | 'undo' | 'redo'

/** What other editors of the page hear of. */
export const changesTag = (pageId: string) => `changes:${pageId}`

/** D5: autosaves of one value by one person within this time are one change. */
const foldMs = 30_000

/**
 * The one door for changes of a page (design §2): checks each base, writes each value and logs it, or does nothing.
 * Answers the version of each value, by item and key. A stale base is 409 with what is there now.
 */
export const writeValues = async (
  tx: Tx,
  {
    siteId,
    pageId,
    author,
    writes,
    kind = 'edit',
    undoes = null,
    now = Date.now(),
  }: {
    siteId: SiteId
    pageId: string
    author: Author
    writes: readonly ValueWrite[]
    kind?: ChangeKind
    /** The change that an undo takes back or a redo makes again. */
    undoes?: string | null
    now?: number
  },
): Promise<{ itemId: string; key: string; version: number }[]> => {
  if (writes.length === 0) return []
  // The page's row is locked first, so writers of one page follow one another on PostgreSQL too.
  const { first, publishedAt } = await reserveNumbers(tx, siteId, pageId, writes.length)
  let seq = first
  const results: { itemId: string; key: string; version: number }[] = []
  for (const write of writes) {
    const current = await readValue(tx.db, siteId, write)
    const isSame = sameValue(current?.value ?? null, write.value ?? null)
    if (isSame) {
      results.push({ itemId: write.itemId, key: write.key, version: current?.version ?? 0 })
      continue
    }
    if (write.base !== undefined && write.base !== (current?.version ?? 0))
      throw new Refusal('stale_base', {
        itemId: write.itemId,
        key: write.key,
        current: {
          value: current?.value ?? null,
          version: current?.version ?? 0,
          changedBy: current?.changedBy ?? null,
        },
      })
    const version = (current?.version ?? 0) + 1
    await storeValue(tx, { siteId, pageId, author, write, version, expected: current?.version ?? 0, now })
    seq += 1
    await logChange(tx, {
      siteId,
      pageId,
      author,
      write,
      before: current?.value ?? null,
      version,
      kind,
      undoes,
      seq,
      publishedAt,
      now,
    })
    tx.touch(siteId, changesTag(pageId))
    results.push({ itemId: write.itemId, key: write.key, version })
  }
  return results
}

/** Also locks the page for the rest of the unit of work. */
export const reserveNumbers = async (tx: Tx, siteId: SiteId, pageId: string, count: number) => {
  const page = await tx.db
    .updateTable('pages')
    .set(eb => ({ change_seq: eb('change_seq', '+', count) }))
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .returning(['change_seq', 'published_at'])
    .executeTakeFirst()
  if (!page) throw new Refusal('not_found')
  return { first: page.change_seq - count, publishedAt: page.published_at ?? 0 }
}

/** A value as it is now; undefined when there is none yet. */
export const readValue = async (db: Database, siteId: SiteId, { itemId, key }: Pick<ValueWrite, 'itemId' | 'key'>) => {
  if (key === altKey) return readAlt(db, siteId, itemId)
  const row = await db
    .selectFrom('item_values')
    .select(['value', 'version', 'changed_by'])
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { value: parse(row.value), version: row.version, changedBy: row.changed_by }
}

type StoredWrite = {
  siteId: SiteId
  pageId: string
  author: Author
  write: ValueWrite
  version: number
  now: number
}

/** One conditional statement: written only over the version that was read. */
const storeValue = async (
  tx: Tx,
  { siteId, pageId, author, write, version, expected, now }: StoredWrite & { expected: number },
) => {
  if (write.key === altKey) return storeAlt(tx, siteId, { mediaId: write.itemId, value: write.value, expected })
  const row = {
    value: write.value === null || write.value === undefined ? null : JSON.stringify(write.value),
    version,
    origin: 'person' as const,
    source_version: null,
    changed_by: author.personId,
    changed_at: now,
  }
  const stored = await tx.db
    .insertInto('item_values')
    .values({ site_id: siteId, item_id: write.itemId, key: write.key, page_id: pageId, ...row })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'item_id', 'key']).doUpdateSet(row).where('item_values.version', '=', expected),
    )
    .returning('version')
    .executeTakeFirst()
  if (!stored) throw new Refusal('stale_base', { itemId: write.itemId, key: write.key })
}

const logChange = async (
  tx: Tx,
  {
    siteId,
    pageId,
    author,
    write,
    before,
    version,
    kind,
    undoes,
    seq,
    publishedAt,
    now,
  }: StoredWrite & { before: unknown; kind: ChangeKind; undoes: string | null; seq: number; publishedAt: number },
) => {
  const previous = await tx.db
    .selectFrom('changes')
    .select(['seq', 'person_id', 'at', 'kind', 'before'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('item_id', '=', write.itemId)
    .where('key', '=', write.key)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isFolded =
    previous !== undefined &&
    kind === 'edit' &&
    previous.kind === 'edit' &&
    author.personId !== null &&
    previous.person_id === author.personId &&
    now - previous.at < foldMs &&
    // Undoing must not go back beyond what was published in between.
    previous.at > publishedAt &&
    isTypedKey(write.key)
  if (isFolded)
    await tx.db
      .deleteFrom('changes')
      .where('site_id', '=', siteId)
      .where('page_id', '=', pageId)
      .where('seq', '=', previous.seq)
      .execute()
  await tx.db
    .insertInto('changes')
    .values({
      site_id: siteId,
      page_id: pageId,
      seq,
      change_id: author.changeId ?? null,
      kind,
      person_id: author.personId,
      at: now,
      item_id: write.itemId,
      key: write.key,
      before: isFolded ? previous.before : JSON.stringify(before),
      after: JSON.stringify(write.value ?? null),
      version,
      undoes,
    })
    .execute()
}

const parse = (value: string | null): unknown => (value === null ? null : JSON.parse(value))
