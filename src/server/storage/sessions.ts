import { createHash } from 'node:crypto'
import type { SiteId } from '../../content/id'
import { newToken } from '../newId'
import { type Membership, membershipOn, type Person } from './people'
import type { Database, Tx } from './storage'
import { personTopic } from './topics'

export type Session = Membership & { person: Person; expires: number }

export const sessionMs = 30 * 24 * 60 * 60 * 1000

/** Only the hash is kept: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Answers the token. The one that a browser had until then ends: nobody could end it by signing out any more. */
export const replaceSession = async (
  tx: Tx,
  { siteId, personId, replaced, now }: { siteId: SiteId; personId: string; replaced: string | null; now: number },
): Promise<string> => {
  if (replaced) await closeSession(tx, replaced)
  return openSession(tx, siteId, personId, now)
}

export const openSession = async (tx: Tx, siteId: SiteId, personId: string, now = Date.now()): Promise<string> => {
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
    })
    .execute()
  return token
}

/** A session is good on the site it was opened on, and only while its person still belongs to it. */
export const findSession = async (
  db: Database,
  siteId: SiteId,
  token: string,
  now = Date.now(),
): Promise<Session | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'people.email', 'people.name', 'people.is_operator', 'sessions.expires'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.site_id', '=', siteId)
    .where('sessions.expires', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const person: Person = { id: row.id, email: row.email, name: row.name, isOperator: row.is_operator === 1 }
  const membership = await membershipOn(db, siteId, person)
  return membership && { person, ...membership, expires: row.expires }
}

export const closeSession = async (tx: Tx, token: string) => {
  const closed = await tx.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('person_id')
    .executeTakeFirst()
  if (closed) tx.tell(personTopic(closed.person_id))
}
