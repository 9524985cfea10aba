import type { AuditKind } from '../../content/audit'
import type { SiteId } from '../../content/id'
import { newId } from '../newId'
import type { Database, Tx } from './storage'

/** Who did something, from where and when. */
export type Doer = {
  /** Null when nobody knows, as with a wrong password, and for the server itself. */
  personId: string | null
  /** As the request has it; kept shortened. Empty for what the server does. */
  address: string
  now: number
}

export type AuditEntry = Doer & {
  siteId: SiteId
  kind: AuditKind
  /** To whom or what: an e-mail address, the name of a page. */
  subject?: string
}

/** A command, a job, the first start. */
export const byServer = (now: number): Doer => ({ personId: null, address: '', now })

/** Notes who did what. Within the unit of work that does it: done and noted, or neither. */
export const audit = async (tx: Tx, { siteId, kind, personId, subject = '', address, now }: AuditEntry) => {
  await tx.db
    .insertInto('audit')
    .values({
      site_id: siteId,
      id: newId(now),
      at: now,
      kind,
      person_id: personId,
      subject: subject.slice(0, 300),
      address: shortAddress(address),
    })
    .execute()
}

/** Tells one network from another and no household from its neighbour. */
export const shortAddress = (address: string): string => {
  const v4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (v4) return `${v4[1]}.0`
  const groups = address.split('::')[0]!.split(':').filter(Boolean)
  return address.includes(':') ? `${groups.slice(0, 3).join(':')}::` : ''
}

export type AuditFilter = {
  kind: AuditKind | undefined
  personId: string | undefined
  from: number | undefined
  until: number | undefined
}

/** Newest first; `before` is the id of the last one seen. */
export const listAudit = async (
  db: Database,
  siteId: SiteId,
  { kind, personId, from, until, before, limit }: AuditFilter & { before?: string; limit: number },
) => {
  let query = db
    .selectFrom('audit')
    .leftJoin('people', 'people.id', 'audit.person_id')
    .select(['audit.id', 'at', 'kind', 'person_id', 'people.name', 'subject', 'address'])
    .where('site_id', '=', siteId)
  if (kind) query = query.where('kind', '=', kind)
  if (personId) query = query.where('person_id', '=', personId)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  if (before) query = query.where('audit.id', '<', before)
  const rows = await query.orderBy('audit.id', 'desc').limit(limit).execute()
  return rows.map(row => ({
    id: row.id,
    at: row.at,
    kind: row.kind as AuditKind,
    person: row.person_id && row.name !== null ? { id: row.person_id, name: row.name } : null,
    subject: row.subject,
    address: row.address,
  }))
}

/** Whoever has an entry, by name; a person who was removed from the site is still in its log. */
export const listAuditPeople = (db: Database, siteId: SiteId) =>
  db
    .selectFrom('audit')
    .innerJoin('people', 'people.id', 'audit.person_id')
    .select(['people.id', 'people.name'])
    .distinct()
    .where('site_id', '=', siteId)
    .orderBy('people.name')
    .orderBy('people.id')
    .execute()

export const forgetAudit = async (tx: Tx, before: number) => {
  await tx.db.deleteFrom('audit').where('at', '<', before).execute()
}
