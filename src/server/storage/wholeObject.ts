import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { byPerson, type Provenance } from '../../content/provenance'
import { sameValue } from '../../content/rules/changed'
import type { Leaves } from '../../content/rules/leaves'
import { type LoggedObject, type ObjectName, wholeObjects } from '../../content/rules/wholeObjects'
import { Refusal } from '../Refusal'
import { checkLanguages } from './checkLanguages'
import { translatedFrom } from './keptSource'
import { type LeafAction, logLeaf, startLog } from './logLeaf'
import type { Database, Tx } from './storage'
import { replaceUses } from './uses'
import { type Author, decodeFrom, encodeFrom, type StoredText } from './writeValues'

/** What is remembered of a site by whom: its theme comes with the site itself. */
export const objectTags = { settings: 'settings', navigation: 'navigation', theme: 'site' } as const satisfies Record<
  ObjectName,
  string
>

export const readLeaves = async (
  db: Database,
  siteId: SiteId,
  name: ObjectName,
): Promise<{ leaves: Leaves; version: number }> => {
  const rows = await readRows(db, siteId, name)
  return { leaves: leavesIn(rows), version: rows.find(row => row.key === counterKey)?.version ?? 0 }
}

/**
 * Writes the leaves that differ from what is in effect; of a whole object those it has no more go, of a patch they stay.
 * One that somebody else changed since `base` is 409 by name, and nothing is written.
 */
export const writeLeaves = async (
  tx: Tx,
  {
    siteId,
    name,
    leaves,
    isPatch = false,
    stays = () => isPatch,
    base,
    author,
    fromPageId,
    from = new Map(),
    now = Date.now(),
  }: {
    siteId: SiteId
    name: ObjectName
    leaves: Leaves
    isPatch?: boolean
    /** Which of the leaves that are stored and not named stay. */
    stays?: (key: string) => boolean
    base: number | undefined
    author: Author
    /** The page on which it was done (D6). */
    fromPageId?: string
    /** Where texts come from; unless said, a person, who saw the source as it is now. */
    from?: ReadonlyMap<string, Provenance>
    now?: number
  },
): Promise<number> => {
  const object = await openObject(tx, siteId, name, now)
  const { version, rows, stored } = object
  const keys = [...leaves.keys(), ...[...stored.keys()].filter(key => !leaves.has(key) && !stays(key))]
  const inEffect = wholeObjects[name].inEffect(stored)
  const isSame = (key: string) =>
    inEffect.has(key) &&
    sameValue(inEffect.get(key), leaves.get(key)) &&
    (!from.has(key) || sameValue(from.get(key), rows.get(key)?.from ?? byPerson))
  const changed = keys.filter(key => !(leaves.has(key) && isSame(key)))
  checkLanguages(author, changed, wholeObjects[name].languageOf)
  const stale = base === undefined ? [] : changed.filter(key => (rows.get(key)?.version ?? 0) > base)
  if (stale.length > 0)
    throw new Refusal('stale_base', {
      conflicts: stale.map(key => ({ key, current: stored.get(key) ?? null })),
      version: version - 1,
    })
  // A default becomes a value of its own, or a later version could change it; nobody did anything by that.
  const settled = keys.filter(key => leaves.has(key) && isSame(key) && !stored.has(key))
  for (const key of settled)
    await storeLeaf(tx, object, { key, value: leaves.get(key), version: 0, author, now, provenance: byPerson })
  const writes = changed.map(key => ({ key, value: leaves.get(key), provenance: from.get(key) }))
  await storeLeaves(tx, object, writes, { author, fromPageId, kind: 'edit', undoes: null, now })
  return version
}

/**
 * D6: one person's action undone or done again, whole or not at all: if somebody else changed one of its leaves since, or
 * the object would not be a good one with it, that is noted and nothing is written. `undefined` removes a leaf.
 */
export const turnLeaves = async (
  tx: Tx,
  {
    siteId,
    name,
    writes,
    isGood,
    now = Date.now(),
    ...action
  }: Omit<LeafAction, 'now'> & {
    siteId: SiteId
    name: ObjectName
    writes: readonly { key: string; value: unknown; base: number; provenance?: Provenance }[]
    isGood: (leaves: Leaves) => boolean | Promise<boolean>
    now?: number
  },
): Promise<{ isDone: boolean; leaves: Leaves; version: number }> => {
  const object = await openObject(tx, siteId, name, now)
  const { rows, stored, version } = object
  const keys = writes.map(write => write.key)
  checkLanguages(action.author, keys, wholeObjects[name].languageOf)
  const turned = new Map(stored)
  for (const { key, value } of writes) {
    if (value === undefined) turned.delete(key)
    else turned.set(key, value)
  }
  const isTheirs = writes.some(({ key, base }) => (rows.get(key)?.version ?? 0) !== base)
  if (!isTheirs && (await isGood(turned))) {
    await storeLeaves(tx, object, writes, { ...action, now })
    return { isDone: true, leaves: turned, version }
  }
  const log = await startLog(tx, { siteId, name, ...action, now })
  for (const key of keys) {
    const { value = null, version: written = 0 } = rows.get(key) ?? {}
    await logLeaf(tx, log, { key, before: value, after: value, version: written })
  }
  return { isDone: false, leaves: stored, version }
}

/**
 * These leaves are in sight again as they were: whoever read the object without them and sends it back is 409, and does
 * not remove them unseen. Nobody changed them, so whose they are and undo stay as they were.
 */
export const showLeaves = async (
  tx: Tx,
  { siteId, name, isShown }: { siteId: SiteId; name: ObjectName; isShown: (key: string, value: unknown) => boolean },
) => {
  const { version, rows, stored } = await openObject(tx, siteId, name, Date.now())
  for (const key of [...stored.keys()].filter(key => isShown(key, stored.get(key)))) {
    const own = { site_id: siteId, item_id: name, key }
    await tx.db
      .updateTable('item_values')
      .set({ version })
      .where(eb => eb.and(own))
      .execute()
    await tx.db
      .updateTable('changes')
      .set({ version })
      .where(eb => eb.and({ ...own, page_id: name, version: rows.get(key)!.version }))
      .execute()
  }
  tx.touch(siteId, objectTags[name])
}

/** Whoever writes business data for a site follows one another: each finds the end of its log (V96). */
export const lockBusinessLog = (tx: Tx, siteId: SiteId, now: number) => nextVersion(tx, siteId, 'business', now)

/** The row that counts the object's versions and that writers lock first. */
const counterKey = '#'

type Row = { key: string; value: string | null; version: number; from: Provenance }

type LeafWrite = { key: string; value: unknown; provenance?: Provenance }

type OpenObject = { siteId: SiteId; name: ObjectName; version: number; rows: Map<string, Row>; stored: Leaves }

/** From here on writers of the object follow one another; what is read now stays true (D51). */
const openObject = async (tx: Tx, siteId: SiteId, name: ObjectName, now: number): Promise<OpenObject> => {
  const version = await nextVersion(tx, siteId, name, now)
  const rows = await readRows(tx.db, siteId, name)
  return { siteId, name, version, rows: new Map(rows.map(row => [row.key, row])), stored: leavesIn(rows) }
}

const storeLeaves = async (tx: Tx, object: OpenObject, writes: readonly LeafWrite[], action: LeafAction) => {
  if (writes.length === 0) return
  const { siteId, name, version, rows, stored } = object
  const ownLocale = writes.some(({ key }) => wholeObjects[name].languageOf(key))
    ? await defaultLocale(tx, siteId)
    : null
  const { referencesIn } = wholeObjects[name]
  const { author, now } = action
  const log = await startLog(tx, { siteId, name, ...action })
  for (const write of writes) {
    const { key, value } = write
    const provenance = write.provenance ?? leafProvenance(object, write, { writes, ownLocale })
    const after = await storeLeaf(tx, object, { key, value, version, author, now, provenance })
    await replaceUses(
      tx,
      { siteId, byKind: 'value', itemId: name, key, pageId: '' },
      { before: referencesIn(key, stored.get(key)), after: referencesIn(key, value) },
    )
    const before = rows.get(key)
    const from = { beforeFrom: before?.from, afterFrom: provenance }
    await logLeaf(tx, log, { key, before: before?.value ?? null, after, version, ...from })
  }
  tx.touch(siteId, objectTags[name])
}

const storeLeaf = async (
  tx: Tx,
  { siteId, name }: OpenObject,
  {
    key,
    value,
    version,
    author,
    now,
    provenance,
  }: { key: string; value: unknown; version: number; author: Author; now: number; provenance: Provenance },
) => {
  const row = {
    value: value === undefined ? null : JSON.stringify(value),
    version,
    ...encodeFrom(provenance),
    changed_by: author.personId,
    changed_at: now,
  }
  await tx.db
    .insertInto('item_values')
    .values({ site_id: siteId, item_id: name, key, page_id: '', ...row })
    .onConflict(conflict => conflict.columns(['site_id', 'item_id', 'key']).doUpdateSet(row))
    .execute()
  return row.value
}

const leavesIn = (rows: readonly Row[]): Leaves =>
  new Map(rows.flatMap(({ key, value }) => (key === counterKey || value === null ? [] : [[key, JSON.parse(value)]])))

const readRows = async (db: Database, siteId: SiteId, name: ObjectName): Promise<Row[]> => {
  const rows = await db
    .selectFrom('item_values')
    .select(['key', 'value', 'version', 'origin', 'source_version', 'source_locale', 'source_text'])
    .where('site_id', '=', siteId)
    .where('item_id', '=', name)
    .execute()
  return rows.map(({ key, value, version, ...from }) => ({ key, value, version, from: decodeFrom(from) }))
}

/** The leaves with all that is known of them. */
export const readLeafRows = async (
  db: Database,
  siteId: SiteId,
  name: ObjectName,
): Promise<(StoredText & { key: string })[]> =>
  (await readRows(db, siteId, name)).flatMap(({ key, value, version, from }) =>
    key === counterKey || value === null ? [] : [{ key, value: JSON.parse(value), version, provenance: from }],
  )

/** LANG-6: a text in another language keeps what the site's own language says when it is written. */
const leafProvenance = (
  { name, rows, version }: OpenObject,
  { key, value }: LeafWrite,
  { writes, ownLocale }: { writes: readonly LeafWrite[]; ownLocale: Locale | null },
): Provenance => {
  const language = wholeObjects[name].languageOf(key)
  if (!ownLocale || !language || language === ownLocale || value === undefined) return byPerson
  const ownKey = wholeObjects[name].inLanguage(key, ownLocale)
  const sent = writes.find(write => write.key === ownKey)
  if (sent) return translatedFrom(ownLocale, { value: sent.value, version })
  const stored = rows.get(ownKey)
  return stored?.value
    ? translatedFrom(ownLocale, { value: JSON.parse(stored.value), version: stored.version })
    : byPerson
}

const defaultLocale = async (tx: Tx, siteId: SiteId): Promise<Locale | null> => {
  const row = await tx.db.selectFrom('sites').select('default_locale').where('id', '=', siteId).executeTakeFirst()
  return (row?.default_locale as Locale | undefined) ?? null
}

const nextVersion = async (tx: Tx, siteId: SiteId, name: LoggedObject, now: number) => {
  const row = await tx.db
    .insertInto('item_values')
    .values({
      site_id: siteId,
      item_id: name,
      key: counterKey,
      page_id: '',
      value: null,
      version: 1,
      origin: 'machine',
      source_version: null,
      changed_by: null,
      changed_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'item_id', 'key'])
        .doUpdateSet(eb => ({ version: eb('item_values.version', '+', 1), changed_at: now })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}
