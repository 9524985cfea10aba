import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { Host, Role } from '../../content/site'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import { decodeHost, listSites, type SiteHead } from './sites'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'
import { personTopic } from './topics'

/** What somebody is on a site, and which languages they may write; null for all. */
export type Membership = { role: Role; languages: readonly Locale[] | null }

/** What the editor and the desk speak to somebody; null for what the site says. */
export type OwnLanguage = 'de' | 'fr' | null

export type Person = { id: string; email: string; name: string; isOperator: boolean; language: OwnLanguage }

type PersonRow = Pick<Tables['people'], 'id' | 'email' | 'name' | 'is_operator' | 'language'>

export const asPerson = ({ id, email, name, is_operator, language }: PersonRow): Person => ({
  id,
  email,
  name,
  isOperator: is_operator === 1,
  language,
})

export const normalizeEmail = (email: string) => email.trim().toLowerCase()

export const findPersonByEmail = async (
  db: Database,
  email: string,
): Promise<(Person & { passwordHash: string | null }) | null> => {
  const row = await db.selectFrom('people').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst()
  return row ? { ...asPerson(row), passwordHash: row.password_hash } : null
}

export const findPersonById = async (db: Database, id: string): Promise<Person | null> => {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? asPerson(row) : null
}

/** The first of them. */
export const findOperator = async (db: Database): Promise<Person | null> => {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('is_operator', '=', 1)
    .orderBy('created')
    .orderBy('id')
    .executeTakeFirst()
  return row ? asPerson(row) : null
}

/** Whoever else took the e-mail at that moment was first. */
export const insertPerson = async (
  tx: Tx,
  person: {
    email: string
    name: string
    passwordHash: string | null
    isOperator: boolean
    language?: OwnLanguage
  },
): Promise<string> => {
  const id = newId()
  const inserted = await tx.db
    .insertInto('people')
    .values({
      id,
      email: normalizeEmail(person.email),
      name: person.name,
      password_hash: person.passwordHash,
      is_operator: person.isOperator ? 1 : 0,
      language: person.language ?? null,
      created: Date.now(),
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Refusal('email_taken')
  return id
}

export const readPasswordHash = async (db: Database, personId: string): Promise<string | null> => {
  const row = await db.selectFrom('people').select('password_hash').where('id', '=', personId).executeTakeFirst()
  return row?.password_hash ?? null
}

/**
 * The hash of somebody's password, which stays it until this unit of work ends. Whoever lets in by it asks here again;
 * whoever sets up a second factor asks first: what ends sessions then comes wholly before one that is opened, or after.
 */
export const lockAccount = async (tx: Tx, personId: string): Promise<string | null> => {
  const row = await tx.db
    .updateTable('people')
    .set(eb => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', personId)
    .returning('password_hash')
    .executeTakeFirst()
  return row?.password_hash ?? null
}

export const changeOwnData = async (tx: Tx, personId: string, change: { name?: string; language?: OwnLanguage }) => {
  if (Object.keys(change).length === 0) return
  await tx.db.updateTable('people').set(change).where('id', '=', personId).execute()
}

/** True when somebody belongs to no site but this one, and to no installation: its admins may help them in. */
export const isOnlyHere = async (db: Database, siteId: SiteId, person: Person): Promise<boolean> => {
  if (person.isOperator) return false
  const rows = await db.selectFrom('memberships').select('site_id').where('person_id', '=', person.id).execute()
  return rows.every(({ site_id }) => site_id === siteId)
}

/** A new password ends every session, every open link and way to another site, and every token of the person. */
export const setPassword = async (tx: Tx, personId: string, passwordHash: string) => {
  await tx.db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', personId).execute()
  for (const table of ['sessions', 'hand_overs', 'access_links', 'api_tokens'] as const)
    await tx.db.deleteFrom(table).where('person_id', '=', personId).execute()
  tx.tell(personTopic(personId))
}

/** D27: the operator is admin of every site; everybody else is what their membership says. */
export const membershipOn = async (db: Database, siteId: SiteId, person: Person): Promise<Membership | null> => {
  if (person.isOperator) return { role: 'admin', languages: null }
  const row = await db
    .selectFrom('memberships')
    .select(['role', 'languages'])
    .where('site_id', '=', siteId)
    .where('person_id', '=', person.id)
    .executeTakeFirst()
  return row ? { role: row.role as Role, languages: parseLanguages(row.languages) } : null
}

export type OwnSite = SiteHead & { role: Role; primary: Host | null }

/** The sites a person belongs to; those of an operator are all. */
export const listSitesOf = async (db: Database, person: Person): Promise<OwnSite[]> => {
  const memberships = db.selectFrom('memberships').select(['site_id', 'role']).where('person_id', '=', person.id)
  const roles = new Map((await memberships.execute()).map(row => [row.site_id, row.role as Role]))
  const hosts = await db.selectFrom('hosts').selectAll().where('is_primary', '=', 1).execute()
  const primaries = new Map(hosts.map(row => [row.site_id, decodeHost(row)]))
  const sites = await listSites(db)
  return sites.flatMap(site => {
    const role = person.isOperator ? 'admin' : roles.get(site.id)
    return role ? [{ ...site, role, primary: primaries.get(site.id) ?? null }] : []
  })
}

export const setMembership = async (
  tx: Tx,
  siteId: SiteId,
  personId: string,
  { role, languages = null }: { role: Role; languages?: readonly Locale[] | null },
) => {
  const values = { role, languages: languages && JSON.stringify(languages) }
  // Whoever helps them in, or lets them in, does so before or after.
  await lockAccount(tx, personId)
  if (!(await isMember(tx.db, siteId, personId))) await beginAnew(tx, siteId, personId)
  await tx.db
    .insertInto('memberships')
    .values({ site_id: siteId, person_id: personId, ...values, created: Date.now() })
    .onConflict(conflict => conflict.columns(['site_id', 'person_id']).doUpdateSet(values))
    .execute()
  tx.tell(personTopic(personId))
}

const isMember = async (db: Database, siteId: SiteId, personId: string): Promise<boolean> => {
  const own = db.selectFrom('memberships').select('role').where('site_id', '=', siteId)
  return (await own.where('person_id', '=', personId).executeTakeFirst()) !== undefined
}

/**
 * A link for a new password may be in the hands of an admin of the one site they belonged to so far (V162); sessions from
 * before they were removed here are not opened again.
 */
const beginAnew = async (tx: Tx, siteId: SiteId, personId: string) => {
  await tx.db.deleteFrom('access_links').where('person_id', '=', personId).where('purpose', '=', 'password').execute()
  await tx.db.deleteFrom('sessions').where('person_id', '=', personId).where('site_id', '=', siteId).execute()
}

/**
 * Their sessions of this site open nothing any more, and coming back later needs a new sign-in; they stay until they are
 * over, to tell their person why (V201). False when they did not belong to it.
 */
export const removeMembership = async (tx: Tx, siteId: SiteId, personId: string): Promise<boolean> => {
  const removed = await tx.db
    .deleteFrom('memberships')
    .where('site_id', '=', siteId)
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst()
  await endOn(tx, siteId, personId, ['hand_overs', 'api_tokens'])
  return removed !== undefined
}

export const endSessionsOn = (tx: Tx, siteId: SiteId, personId: string) =>
  endOn(tx, siteId, personId, ['sessions', 'hand_overs', 'api_tokens'])

const endOn = async (
  tx: Tx,
  siteId: SiteId,
  personId: string,
  tables: readonly ('sessions' | 'hand_overs' | 'api_tokens')[],
) => {
  for (const table of tables)
    await tx.db.deleteFrom(table).where('site_id', '=', siteId).where('person_id', '=', personId).execute()
  tx.tell(personTopic(personId))
}

export type Member = Membership & { person: Person; seen: number | null }

/** Everybody who belongs to a site, admins first; an operator only when named a member. */
export const listMembers = async (db: Database, siteId: SiteId): Promise<Member[]> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['people.id', 'people.email', 'people.name', 'people.is_operator', 'people.language'])
    .select(['memberships.role', 'memberships.languages', 'memberships.seen'])
    .where('memberships.site_id', '=', siteId)
    .orderBy('memberships.role')
    .orderBy('people.name')
    .orderBy('people.id')
    .execute()
  return rows.map(({ role, languages, seen, ...person }) => ({
    person: asPerson(person),
    role: role as Role,
    languages: parseLanguages(languages),
    seen,
  }))
}

export const parseLanguages = (stored: string | null) => (stored === null ? null : (JSON.parse(stored) as Locale[]))
