import type { SiteId } from '../../content/id'
import type { Step } from '../../content/rules/undoStack'
import { Refusal } from '../Refusal'
import { hoursAsImported } from '../storage/business'
import { type LeafAction, logLeaf, startLog } from '../storage/logLeaf'
import { holdRecord, writeRecord } from '../storage/records'
import type { Tx } from '../storage/storage'
import { lockBusinessLog } from '../storage/wholeObject'
import type { Turned } from './turnStep'

type Place = { siteId: SiteId; businessId: string | null }
type Held = NonNullable<Awaited<ReturnType<typeof holdRecord>>>

/** SET-3: a branch's hours as they were last imported; logged, and undone from the page it was done on (D6). */
export const resetHours = async (
  tx: Tx,
  { branchId, ...place }: Place & { branchId: string },
  action: Pick<LeafAction, 'author' | 'fromPageId' | 'now'>,
) => {
  await lockBusinessLog(tx, place.siteId, action.now)
  const branch = await holdBranch(tx, place, branchId)
  if (!branch) throw new Refusal('branch_not_found')
  const hours = hoursAsImported(branch)
  await write(tx, place.siteId, branch, hours, { ...action, kind: 'edit', undoes: null })
}

/** The part of a step that set hours: each branch whole, unless somebody else has changed it since. */
export const turnHours = async (
  tx: Tx,
  {
    step,
    kind,
    author,
    fromPageId,
    now,
    ...place
  }: Place & Pick<LeafAction, 'author' | 'fromPageId' | 'now'> & { step: Step; kind: 'undo' | 'redo' },
): Promise<Turned> => {
  const writes = step.writes.filter(({ object }) => object === 'business')
  const turned: Turned = { applied: [], skipped: [] }
  if (writes.length === 0) return turned
  await lockBusinessLog(tx, place.siteId, now)
  const action = { author, fromPageId, kind, undoes: step.of, now }
  for (const itemId of new Set(writes.map(write => write.itemId))) {
    const own = writes.filter(write => write.itemId === itemId)
    const branch = await holdBranch(tx, place, itemId)
    const isOurs = branch !== null && own.every(({ key, base }) => (branch.versions[key] ?? 0) === base)
    const values = isOurs
      ? Object.fromEntries(own.map(({ key, value }) => [key, value]))
      : Object.fromEntries(own.map(({ key }) => [key, branch?.data[key] ?? null]))
    const version = isOurs
      ? await write(tx, place.siteId, branch, values, action)
      : await passOver(tx, place.siteId, { itemId, values, version: branch?.version ?? 0 }, action)
    const told = Object.entries(values).map(([key, value]) => ({
      object: 'business' as const,
      itemId,
      key,
      value,
      version,
    }))
    turned[isOurs ? 'applied' : 'skipped'].push(...told)
  }
  return turned
}

/** SEC-5: only of the business this site is linked to. */
const holdBranch = async (tx: Tx, { businessId }: Place, id: string): Promise<Held | null> => {
  const branch = await holdRecord(tx, 'branch', id)
  return branch && businessId !== null && branch.parentId === businessId ? branch : null
}

const write = async (
  tx: Tx,
  siteId: SiteId,
  branch: Held,
  patch: Record<string, unknown>,
  action: LeafAction,
): Promise<number> => {
  const { kind, id, parentId, ownerSiteId, data, version: before } = branch
  const { author, now } = action
  const { version } = await writeRecord(tx, { kind, id, parentId, ownerSiteId, patch, author, now })
  if (version === before) return version
  const log = await startLog(tx, { siteId, name: 'business', ...action })
  for (const key of hourKeys)
    if (key in patch)
      await logLeaf(tx, log, {
        itemId: id,
        key,
        before: JSON.stringify(data[key] ?? null),
        after: JSON.stringify(patch[key] ?? null),
        version,
      })
  return version
}

/** What is undone; what the import brought stays noted. */
const hourKeys = ['periods', 'specials'] as const

const passOver = async (
  tx: Tx,
  siteId: SiteId,
  { itemId, values, version }: { itemId: string; values: Record<string, unknown>; version: number },
  action: LeafAction,
): Promise<number> => {
  const log = await startLog(tx, { siteId, name: 'business', ...action })
  for (const [key, value] of Object.entries(values)) {
    const kept = JSON.stringify(value)
    await logLeaf(tx, log, { itemId, key, before: kept, after: kept, version })
  }
  return version
}
