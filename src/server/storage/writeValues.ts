import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { byPerson, type Provenance } from '../../content/provenance'
import { isAltKey } from '../../content/rules/altText'
import { sameValue } from '../../content/rules/changed'
import { referencesIn } from '../../content/rules/valueKeys'
import { Refusal } from '../Refusal'
import { checkLanguages } from './checkLanguages'
import { bytesOf, countBytes } from './contentBytes'
import { keepSources } from './keptSource'
import { type ChangeKind, logChange } from './logChange'
import { lockMedia, mediaTag } from './media'
import type { Database, Tx } from './storage'
import { pageTopic } from './topics'
import { replaceUses } from './uses'
import { draftsTag } from './versions'

/** Whose change it is. `languages` are those the person may write; without them it is all. */
export type Author = { personId: string | null; changeId?: string | null; languages?: readonly Locale[] | null }

export type ValueWrite = {
  itemId: string
  key: string
  /** Null removes the value. */
  value: unknown
  /** The version this was made from; undefined writes whatever is there. */
  base?: number
  /** Where the text comes from; unless said, a person, who saw the source as it is now. */
  provenance?: Provenance
}

export type { ChangeKind }

type Written = { itemId: string; key: string; version: number }

/**
 * The one door for changes of a page (design §2): checks language and base of each value that differs, writes and logs it,
 * or does nothing. Answers the version of each value, by item and key. A stale base is 409 with what is there now.
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
    /** Whose log it is; null for what a picture says when it was written on no page: it is not logged then. */
    pageId: string | null
    author: Author
    writes: readonly ValueWrite[]
    kind?: ChangeKind
    /** The change that an undo takes back or a redo makes again. */
    undoes?: string | null
    now?: number
  },
): Promise<Written[]> => {
  if (writes.length === 0) return []
  // The page's row is locked first, so writers of one page follow one another on PostgreSQL too; then the pictures'.
  const log = pageId === null ? null : { pageId, ...(await reserveNumbers(tx, siteId, pageId, writes.length)) }
  await lockMedia(tx, siteId, new Set(writes.filter(write => isAltKey(write.key)).map(write => write.itemId)))
  let seq = log?.first ?? 0
  let grown = 0
  const results: Written[] = []
  const sources = keepSources(tx, siteId, writes)
  for (const sent of writes) {
    const { itemId, key } = sent
    const current = (await readValue(tx.db, siteId, sent)) ?? nothing
    if (isSame(current, sent)) {
      results.push({ itemId, key, version: current.version })
      sources.note(sent, current.version)
      continue
    }
    checkLanguages(author, [key])
    const write = { ...sent, provenance: sent.provenance ?? (await sources.provenanceOf(sent)) }
    if (write.base !== undefined && write.base !== current.version)
      throw new Refusal('stale_base', {
        itemId,
        key,
        current: { value: current.value, version: current.version, changedBy: current.changedBy },
      })
    const version = current.version + 1
    await storeValue(tx, { siteId, pageId: pageId ?? '', author, write, version, expected: current.version, now })
    await replaceUses(
      tx,
      { siteId, byKind: 'value', itemId, key, pageId: pageId ?? '' },
      { before: referencesIn(key, current.value), after: referencesIn(key, write.value) },
    )
    seq += 1
    if (!isAltKey(key)) grown += bytesOf(encode(write.value)) - current.bytes
    if (log) {
      await logChange(tx, { ...log, siteId, author, write, before: current, version, kind, undoes, seq, now })
      tx.tell(pageTopic(siteId, log.pageId))
    }
    if (isAltKey(key)) tx.touch(siteId, mediaTag(itemId))
    if (itemId === pageId) tx.touch(siteId, draftsTag)
    results.push({ itemId, key, version })
    sources.note(write, version)
  }
  if (log && grown !== 0) await countBytes(tx, { siteId, pageId: log.pageId, grown, isFree: isFree(kind) })
  return results
}

/** What was on the page once may always come back: whoever went too far must be able to return. */
const isFree = (kind: ChangeKind) => kind !== 'edit' && kind !== 'create'

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

export type StoredText = { value: unknown; version: number; provenance: Provenance }

export type StoredValue = StoredText & { bytes: number; changedBy: string | null }

const nothing: StoredValue = { value: null, bytes: 0, version: 0, changedBy: null, provenance: byPerson }

const encode = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** The same text from the same source; a person's that replaces a machine's with the same words only if it says so. */
const isSame = (current: StoredValue, { value, provenance }: ValueWrite) =>
  sameValue(current.value, value ?? null) && (provenance === undefined || sameValue(current.provenance, provenance))

/** A value as it is now; undefined when there is none yet. */
export const readValue = async (
  db: Database,
  siteId: SiteId,
  { itemId, key }: Pick<ValueWrite, 'itemId' | 'key'>,
): Promise<StoredValue | undefined> => {
  const row = await db
    .selectFrom('item_values')
    .select(['value', 'version', 'changed_by', 'origin', 'source_version', 'source_locale', 'source_text'])
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .where('key', '=', key)
    .executeTakeFirst()
  return (
    row && {
      value: parse(row.value),
      bytes: bytesOf(row.value),
      version: row.version,
      changedBy: row.changed_by,
      provenance: decodeFrom(row),
    }
  )
}

/** One conditional statement: written only over the version that was read. */
const storeValue = async (
  tx: Tx,
  {
    siteId,
    pageId,
    author,
    write,
    version,
    expected,
    now,
  }: {
    siteId: SiteId
    pageId: string
    author: Author
    write: ValueWrite
    version: number
    expected: number
    now: number
  },
) => {
  const row = {
    value: encode(write.value),
    version,
    ...encodeFrom(write.provenance ?? byPerson),
    changed_by: author.personId,
    changed_at: now,
  }
  const stored = await tx.db
    .insertInto('item_values')
    .values({
      site_id: siteId,
      item_id: write.itemId,
      key: write.key,
      page_id: isAltKey(write.key) ? '' : pageId,
      ...row,
    })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'item_id', 'key']).doUpdateSet(row).where('item_values.version', '=', expected),
    )
    .returning('version')
    .executeTakeFirst()
  if (!stored) throw new Refusal('stale_base', { itemId: write.itemId, key: write.key })
}

export const encodeFrom = ({ origin, source }: Provenance) => ({
  origin,
  source_version: source?.version ?? null,
  source_locale: source?.locale ?? null,
  source_text: source ? JSON.stringify(source.text) : null,
})

export const decodeFrom = (row: {
  origin: Provenance['origin']
  source_version: number | null
  source_locale: string | null
  source_text: string | null
}): Provenance => ({
  origin: row.origin,
  source:
    row.source_version === null || row.source_locale === null
      ? null
      : { locale: row.source_locale as Locale, version: row.source_version, text: parse(row.source_text) },
})

const parse = (value: string | null): unknown => (value === null ? null : JSON.parse(value))
