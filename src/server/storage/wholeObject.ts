import type { SiteId } from '../../content/id'
import { sameValue } from '../../content/rules/changed'
import { Refusal } from '../Refusal'
import type { Database, Tx } from './storage'
import type { Author } from './writeValues'

/** Settings and navigation: sent whole, kept leaf by leaf (D2). Their log stands under their own name. */
export type ObjectName = 'settings' | 'navigation'
export type Leaves = Map<string, unknown>

/** The row that counts the object's versions and that writers lock first. */
const counterKey = '#'

export const readLeaves = async (
  db: Database,
  siteId: SiteId,
  name: ObjectName,
): Promise<{ leaves: Leaves; version: number }> => {
  const rows = await readRows(db, siteId, name)
  return {
    leaves: new Map(rows.filter(isLeaf).map(row => [row.key, JSON.parse(row.value!)])),
    version: rows.find(row => row.key === counterKey)?.version ?? 0,
  }
}

/** Writes the leaves that differ. One that somebody else changed since `base` is 409 by name, and nothing is written. */
export const writeLeaves = async (
  tx: Tx,
  {
    siteId,
    name,
    leaves,
    base,
    author,
    now = Date.now(),
  }: { siteId: SiteId; name: ObjectName; leaves: Leaves; base: number | undefined; author: Author; now?: number },
): Promise<number> => {
  const version = await nextVersion(tx, siteId, name, now)
  const rows = new Map((await readRows(tx.db, siteId, name)).map(row => [row.key, row]))
  const keys = new Set([...leaves.keys(), ...[...rows.values()].filter(isLeaf).map(row => row.key)])
  const changed = [...keys].filter(key => {
    const stored = rows.get(key)
    const before = stored && isLeaf(stored) ? JSON.parse(stored.value!) : undefined
    return leaves.has(key) !== (before !== undefined) || !sameValue(before, leaves.get(key))
  })
  const stale = base === undefined ? [] : changed.filter(key => (rows.get(key)?.version ?? 0) > base)
  if (stale.length > 0)
    throw new Refusal('stale_base', {
      conflicts: stale.map(key => ({ key, current: parseOrNull(rows.get(key)?.value) })),
      version: version - 1,
    })
  let seq = await lastNumber(tx, siteId, name)
  for (const key of changed) {
    const after = leaves.has(key) ? JSON.stringify(leaves.get(key)) : null
    const row = {
      value: after,
      version,
      origin: 'person' as const,
      source_version: null,
      changed_by: author.personId,
      changed_at: now,
    }
    await tx.db
      .insertInto('item_values')
      .values({ site_id: siteId, item_id: name, key, page_id: '', ...row })
      .onConflict(conflict => conflict.columns(['site_id', 'item_id', 'key']).doUpdateSet(row))
      .execute()
    seq += 1
    await tx.db
      .insertInto('changes')
      .values({
        site_id: siteId,
        page_id: name,
        seq,
        change_id: author.changeId ?? null,
        kind: 'edit',
        person_id: author.personId,
        at: now,
        item_id: name,
        key,
        before: rows.get(key)?.value ?? null,
        after,
        version,
        undoes: null,
      })
      .execute()
  }
  if (changed.length > 0) tx.touch(siteId, name)
  return version
}

type Row = { key: string; value: string | null; version: number }

const isLeaf = (row: Row) => row.key !== counterKey && row.value !== null

const readRows = (db: Database, siteId: SiteId, name: ObjectName): Promise<Row[]> =>
  db
    .selectFrom('item_values')
    .select(['key', 'value', 'version'])
    .where('site_id', '=', siteId)
    .where('item_id', '=', name)
    .execute()

const nextVersion = async (tx: Tx, siteId: SiteId, name: ObjectName, now: number) => {
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

const lastNumber = async (tx: Tx, siteId: SiteId, name: ObjectName) => {
  const row = await tx.db
    .selectFrom('changes')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('site_id', '=', siteId)
    .where('page_id', '=', name)
    .executeTakeFirst()
  return row?.seq ?? 0
}

const parseOrNull = (value: string | null | undefined): unknown => (value ? JSON.parse(value) : null)
