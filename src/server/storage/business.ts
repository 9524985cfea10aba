import type { Branch, BranchHours, Business } from '../../content/business'
import type { SiteId } from '../../content/id'
import { installation } from '../../content/scope'
import { listRecords, readRecord, recordTag, removeRecord, type StoredRecord, writeRecord } from './records'
import type { Database, Tx } from './storage'
import type { Author } from './writeValues'

/** Moves with the business itself and with each of its branches. */
export const businessTag = (id: string) => recordTag('business', id)

/** SEC-5: readable by every site of the installation. Branches come in their order. */
export const readBusiness = async (db: Database, businessId: string): Promise<Business | null> => {
  const record = await readRecord(db, 'business', businessId)
  if (!record) return null
  const { name, logoMediaId = null, programs } = record.data as Partial<Business>
  const branches = (await listRecords(db, 'branch', businessId)).sort((a, b) => positionOf(a) - positionOf(b))
  return { id: businessId, name: name!, logoMediaId, programs: programs!, branches: branches.map(branchOf) }
}

/** All there are, by name, with what tells two of one name apart: where they are, and the site they came with. */
export const listBusinesses = async (
  db: Database,
): Promise<{ id: string; name: string; place: string; site: string | null }[]> => {
  const rows = await db
    .selectFrom('records')
    .leftJoin('sites', 'sites.id', 'records.owner_site_id')
    .select(['records.kind', 'records.id', 'parent_id', 'data', 'sites.name as site'])
    .where('records.deleted_at', 'is', null)
    .orderBy('records.id')
    .execute()
  const cities = (id: string) =>
    rows.flatMap(({ kind, parent_id, data }) =>
      kind === 'branch' && parent_id === id ? ((JSON.parse(data) as Partial<Branch>).city ?? []) : [],
    )
  return rows
    .filter(({ kind }) => kind === 'business')
    .map(({ id, data, site }) => ({
      id,
      name: (JSON.parse(data) as { name: string }).name,
      place: [...new Set(cities(id))].join(', '),
      site,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de') || (a.id < b.id ? -1 : 1))
}

/**
 * Inserts or replaces a business with all its branches; what does not differ is not written. Its owner stays the site
 * that first wrote it (D26).
 */
export const writeBusiness = async (
  tx: Tx,
  {
    ownerSiteId,
    business,
    author = { personId: null },
    now = Date.now(),
  }: { ownerSiteId: SiteId; business: Business; author?: Author; now?: number },
) => {
  const { id, branches, ...own } = business
  const stray = branches.find(branch => branch.businessId !== id)
  if (stray) throw new Error(`Branch ${stray.id} belongs to business ${stray.businessId}, not to ${id}.`)
  const written = [await writeRecord(tx, { kind: 'business', id, ownerSiteId, patch: own, author, now })]
  const isImport = author.personId === null
  for (const [position, { id: branchId, businessId, ...branch }] of branches.entries()) {
    const imported = isImport ? { imported: hoursOf(branch) } : {}
    written.push(
      await writeRecord(tx, {
        kind: 'branch',
        id: branchId,
        parentId: businessId,
        ownerSiteId,
        patch: { ...branch, position, ...imported },
        author,
        now,
      }),
    )
  }
  const kept = new Set(branches.map(branch => branch.id))
  const gone = (await listRecords(tx.db, 'branch', id)).filter(record => !kept.has(record.id))
  for (const record of gone) await removeRecord(tx, { kind: 'branch', id: record.id, author, now })
  if (gone.length > 0 || written.some(({ isWritten }) => isWritten)) tx.touch(installation, businessTag(id))
}

/**
 * SET-3: what setting a branch's hours back would write: those that the last import brought. An import of before they were
 * noted is what is there now, and is noted from then on.
 */
export const hoursAsImported = ({ data }: StoredRecord): BranchHours & { imported: BranchHours } => {
  const { imported } = data as { imported?: BranchHours }
  const hours = imported ?? hoursOf(branchData(data))
  return { ...hours, imported: hours }
}

const hoursOf = ({ periods, specials }: BranchHours): BranchHours => ({ periods, specials })

const positionOf = ({ data }: StoredRecord) => (data as { position?: number }).position ?? 0

const empty: Omit<Branch, 'id' | 'businessId'> = {
  active: false,
  name: null,
  url: null,
  street: null,
  streetNumber: null,
  zip: null,
  city: null,
  canton: null,
  phone: null,
  email: null,
  emailOverwrite: null,
  periods: [],
  specials: [],
}

const branchOf = ({ id, parentId, data }: StoredRecord): Branch => ({ ...branchData(data), id, businessId: parentId! })

const branchData = (data: Record<string, unknown>): Omit<Branch, 'id' | 'businessId'> => {
  const { position, imported, ...branch } = data as Partial<Branch> & { position?: number; imported?: BranchHours }
  return { ...empty, ...branch }
}
