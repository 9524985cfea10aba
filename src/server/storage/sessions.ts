import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { SiteId } from '../../content/id'
import { newToken } from '../newId'
import { asPerson, type Membership, membershipOn, type Person } from './people'
import { mustSetUpFactor } from './secondFactorRule'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'
import { personTopic } from './topics'

/** `mustSetUp`: this site asks everybody for a second factor, and they have none yet: nothing but their account is open. */
export type Session = Membership & { person: Person; expires: number; seen: number; mustSetUp: boolean }

export const sessionMs = 30 * 24 * 60 * 60 * 1000

/** Only the hash is kept: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Answers the token. The one that a browser had until then ends: nobody could end it by signing out any more. */
export const replaceSession = async (
  tx: Tx,
  {
    siteId,
    personId,
    replaced,
    ...opened
  }: { siteId: SiteId; personId: string; replaced: string | null; browser: string; now: number },
): Promise<string> => {
  if (replaced) await closeSession(tx, replaced)
  return openSession(tx, siteId, personId, opened)
}

export const openSession = async (
  tx: Tx,
  siteId: SiteId,
  personId: string,
  { browser = '', now = Date.now() }: { browser?: string; now?: number } = {},
): Promise<string> => {
  const token = newToken()
  await tx.db.deleteFrom('sessions').where('expires', '<', now).execute()
  await tx.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      site_id: siteId,
      person_id: personId,
      created: now,
      seen: now,
      expires: now + sessionMs,
      browser,
    })
    .execute()
  await noteSeenHere(tx, siteId, { personId, now })
  return token
}

const noteSeenHere = async (tx: Tx, siteId: SiteId, { personId, now }: { personId: string; now: number }) => {
  await tx.db
    .updateTable('memberships')
    .set({ seen: now })
    .where('site_id', '=', siteId)
    .where('person_id', '=', personId)
    .execute()
}

/** Whose session it was: they no longer belong to the site. */
export type Removed = { removed: string }

/** A session is good on the site it was opened on, and only while its person still belongs to it. */
export const findSession = async (
  db: Database,
  siteId: SiteId,
  token: string,
  now = Date.now(),
): Promise<Session | Removed | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'people.email', 'people.name', 'people.is_operator', 'people.language'])
    .select(['sessions.expires', 'sessions.seen', mustSetUpFactor(siteId)])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.site_id', '=', siteId)
    .where('sessions.expires', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const person = asPerson(row)
  const membership = await membershipOn(db, siteId, person)
  if (!membership) return { removed: person.id }
  const { expires, seen } = row
  return { person, ...membership, expires, seen, mustSetUp: row.must_set_up === 1 }
}

/** How old «last seen» may be before it is written again: never on every request. */
const seenMs = 5 * 60 * 1000

export const isSeenLately = ({ seen }: Pick<Session, 'seen'>, now: number) => now - seen < seenMs

export const noteSeen = async (
  tx: Tx,
  siteId: SiteId,
  token: string,
  { personId, now }: { personId: string; now: number },
) => {
  await tx.db.updateTable('sessions').set({ seen: now }).where('token_hash', '=', hashToken(token)).execute()
  await noteSeenHere(tx, siteId, { personId, now })
}

export type OpenSession = { id: string; site: string; browser: string; created: number; seen: number; isThis: boolean }

/** Where somebody is signed in, on all sites, the latest first. Named by what of the hash tells them apart. */
export const listSessions = async (
  db: Database,
  personId: string,
  { token, now }: { token: string | null; now: number },
): Promise<OpenSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('sites', 'sites.id', 'sessions.site_id')
    .select(['token_hash', 'sites.name', 'browser', 'sessions.created', 'seen'])
    .where('person_id', '=', personId)
    .where('expires', '>', now)
    .where(belongsThere)
    .orderBy('seen', 'desc')
    .orderBy('token_hash')
    .execute()
  const own = token && hashToken(token)
  return rows.map(row => ({
    id: row.token_hash.slice(0, idLength),
    site: row.name,
    browser: row.browser ?? '',
    created: row.created,
    seen: row.seen,
    isThis: row.token_hash === own,
  }))
}

/** Of whoever was removed from a site a session stays until it is over, and opens nothing. */
const belongsThere = ({ or, exists, selectFrom }: ExpressionBuilder<Tables, 'sessions' | 'sites'>) =>
  or([
    exists(
      selectFrom('memberships')
        .select('memberships.role')
        .whereRef('memberships.site_id', '=', 'sessions.site_id')
        .whereRef('memberships.person_id', '=', 'sessions.person_id'),
    ),
    exists(
      selectFrom('people')
        .select('people.id')
        .whereRef('people.id', '=', 'sessions.person_id')
        .where('people.is_operator', '=', 1),
    ),
  ])

const idLength = 32

/** One of somebody's own sessions. False when there is no such one. */
export const endSession = async (tx: Tx, personId: string, id: string): Promise<boolean> => {
  const own = await tx.db.selectFrom('sessions').select('token_hash').where('person_id', '=', personId).execute()
  const meant = own.find(({ token_hash }) => token_hash.slice(0, idLength) === id)
  if (!meant) return false
  await tx.db.deleteFrom('sessions').where('token_hash', '=', meant.token_hash).execute()
  tx.tell(personTopic(personId))
  return true
}

/** All of somebody's sessions but the one that is used for it, and the ways to another site that they began. */
export const endOtherSessions = async (tx: Tx, personId: string, token: string | null) => {
  await tx.db
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('token_hash', '!=', token ? hashToken(token) : '')
    .execute()
  await tx.db.deleteFrom('hand_overs').where('person_id', '=', personId).execute()
  tx.tell(personTopic(personId))
}

export const closeSession = async (tx: Tx, token: string) => {
  const closed = await tx.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('person_id')
    .executeTakeFirst()
  if (closed) tx.tell(personTopic(closed.person_id))
}
