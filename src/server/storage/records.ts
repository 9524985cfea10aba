import type { SiteId } from '../../content/id'
import { sameValue } from '../../content/rules/changed'
import { installation } from '../../content/scope'
import { Refusal } from '../Refusal'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'
import type { Author } from './writeValues'

/** What belongs to the installation and is shown by many sites (D49); a kind more is a name more. */
export type RecordKind = Tables['records']['kind']

export type StoredRecord = {
  kind: RecordKind
  id: string
  parentId: string | null
  ownerSiteId: SiteId
  data: Record<string, unknown>
  version: number
}

export const recordTag = (kind: RecordKind, id: string) => `${kind}:${id}`
/** Of every list of such records. */
export const recordsTag = (kind: RecordKind) => `${kind}s`

export const readRecord = async (db: Database, kind: RecordKind, id: string): Promise<StoredRecord | null> => {
  const row = await db
    .selectFrom('records')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? decode(row) : null
}

export const listRecords = async (db: Database, kind: RecordKind, parentId: string): Promise<StoredRecord[]> => {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('kind', '=', kind)
    .where('parent_id', '=', parentId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(decode)
}

/** A record that nobody else writes until this unit of work ends (D51), with the version of each value. */
export const holdRecord = async (
  tx: Tx,
  kind: RecordKind,
  id: string,
): Promise<(StoredRecord & { versions: Record<string, number> }) | null> => {
  const row = await tx.db
    .updateTable('records')
    .set(eb => ({ version: eb.ref('version') }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? { ...decode(row), versions: JSON.parse(row.versions) as Record<string, number> } : null
}

/**
 * Writes the values of a record that differ, each logged; makes it where there is none. What somebody else changed since
 * `base` is refused by name, and nothing is written. Its parent and owner stay those it was made with.
 */
export const writeRecord = async (
  tx: Tx,
  {
    kind,
    id,
    parentId = null,
    ownerSiteId,
    patch,
    base,
    author,
    now = Date.now(),
  }: {
    kind: RecordKind
    id: string
    parentId?: string | null
    ownerSiteId: SiteId
    /** Null takes a value away. */
    patch: Record<string, unknown>
    base?: number
    author: Author
    now?: number
  },
): Promise<{ version: number; isWritten: boolean }> => {
  const row = await lockRecord(tx, { kind, id, parentId, ownerSiteId, now })
  if (row.parent_id !== parentId) throw new Refusal('not_allowed', { kind, id })
  const data = JSON.parse(row.data) as Record<string, unknown>
  const versions = JSON.parse(row.versions) as Record<string, number>
  const changed = Object.keys(patch).filter(key => !sameValue(data[key] ?? null, patch[key] ?? null))
  const stale = base === undefined ? [] : changed.filter(key => (versions[key] ?? 0) > base)
  if (stale.length > 0)
    throw new Refusal('stale_base', {
      conflicts: stale.map(key => ({ key, current: data[key] ?? null })),
      version: row.version,
    })
  if (changed.length === 0 && row.deleted_at === null && row.version > 0)
    return { version: row.version, isWritten: false }
  const version = row.version + 1
  for (const key of changed) {
    await logChange(tx, { kind, id, version, key, author, now, before: data[key], after: patch[key] })
    versions[key] = version
    if (patch[key] === null || patch[key] === undefined) delete data[key]
    else data[key] = patch[key]
  }
  await tx.db
    .updateTable('records')
    .set({
      data: JSON.stringify(data),
      versions: JSON.stringify(versions),
      version,
      changed_at: now,
      deleted_at: null,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
  touch(tx, kind, id)
  return { version, isWritten: true }
}

/** Gone for everybody; its log stays, and writing it again brings it back. */
export const removeRecord = async (
  tx: Tx,
  { kind, id, author, now = Date.now() }: { kind: RecordKind; id: string; author: Author; now?: number },
) => {
  const row = await tx.db
    .updateTable('records')
    .set(eb => ({ deleted_at: now, changed_at: now, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (!row) return
  await logChange(tx, { kind, id, version: row.version, key: removedKey, author, now, before: null, after: true })
  touch(tx, kind, id)
}

/** The key under which the log says that a record was removed. */
const removedKey = '#removed'

/** Made where it is missing, then locked: whoever writes it too waits, and reads what we leave (D51). */
const lockRecord = async (
  tx: Tx,
  {
    kind,
    id,
    parentId,
    ownerSiteId,
    now,
  }: { kind: RecordKind; id: string; parentId: string | null; ownerSiteId: SiteId; now: number },
) =>
  tx.db
    .insertInto('records')
    .values({
      kind,
      id,
      parent_id: parentId,
      owner_site_id: ownerSiteId,
      data: '{}',
      versions: '{}',
      version: 0,
      changed_at: now,
      deleted_at: null,
    })
    .onConflict(conflict =>
      conflict.columns(['kind', 'id']).doUpdateSet(eb => ({ version: eb.ref('records.version') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

const logChange = async (
  tx: Tx,
  change: {
    kind: RecordKind
    id: string
    version: number
    key: string
    author: Author
    now: number
    before: unknown
    after: unknown
  },
) => {
  await tx.db
    .insertInto('record_changes')
    .values({
      kind: change.kind,
      id: change.id,
      version: change.version,
      key: change.key,
      change_id: change.author.changeId ?? null,
      person_id: change.author.personId,
      at: change.now,
      before: JSON.stringify(change.before ?? null),
      after: JSON.stringify(change.after ?? null),
    })
    .execute()
}

const touch = (tx: Tx, kind: RecordKind, id: string) => tx.touch(installation, recordTag(kind, id), recordsTag(kind))

const decode = (row: Tables['records']): StoredRecord => ({
  kind: row.kind,
  id: row.id,
  parentId: row.parent_id,
  ownerSiteId: row.owner_site_id as SiteId,
  data: JSON.parse(row.data) as Record<string, unknown>,
  version: row.version,
})
