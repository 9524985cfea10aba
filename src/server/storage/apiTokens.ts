import type { SiteId } from '../../content/id'
import type { TokenScope } from '../../contract/call'
import { newId, newToken } from '../newId'
import { asPerson, membershipOn } from './people'
import { mustSetUpFactor } from './secondFactorRule'
import { hashToken, isSeenLately, type Session } from './sessions'
import type { Database, Tx } from './storage'
import { personTopic } from './topics'

export type ApiToken = {
  id: string
  name: string
  scope: TokenScope
  created: number
  expires: number
  lastUsed: number | null
}

type Owner = { siteId: SiteId; personId: string }

/** What tells one from a password, for people and for programs that look for secrets in the wrong place. */
const beginning = 'vitrine_'

export const listTokens = async (db: Database, { siteId, personId }: Owner): Promise<ApiToken[]> => {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scope', 'created', 'expires', 'last_used'])
    .where('site_id', '=', siteId)
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ last_used, ...row }) => ({ ...row, lastUsed: last_used }))
}

/** Answers the secret, of which only the hash is kept. */
export const insertToken = async (
  tx: Tx,
  { siteId, personId }: Owner,
  { name, scope, days, now }: Pick<ApiToken, 'name' | 'scope'> & { days: number; now: number },
): Promise<{ token: ApiToken; secret: string }> => {
  const secret = beginning + newToken()
  const row = { id: newId(now), name, scope, created: now, expires: now + days * 24 * 60 * 60 * 1000 }
  await tx.db
    .insertInto('api_tokens')
    .values({ ...row, token_hash: hashToken(secret), site_id: siteId, person_id: personId, last_used: null })
    .execute()
  return { token: { ...row, lastUsed: null }, secret }
}

/** Its name, or null when there is no such one. */
export const removeToken = async (tx: Tx, { siteId, personId }: Owner, id: string): Promise<string | null> => {
  const removed = await tx.db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst()
  if (removed) tx.tell(personTopic(personId))
  return removed?.name ?? null
}

export type TokenSession = { id: string; scope: TokenScope; session: Session; isNoted: boolean }

/** Good on the site it was made on, until it ends, and only while its person still belongs there. */
export const findToken = async (
  db: Database,
  siteId: SiteId,
  secret: string,
  now: number,
): Promise<TokenSession | null> => {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('people', 'people.id', 'api_tokens.person_id')
    .select(['people.id', 'people.email', 'people.name', 'people.is_operator', 'people.language'])
    .select([
      'api_tokens.id as token_id',
      'api_tokens.scope',
      'api_tokens.expires',
      'api_tokens.last_used',
      mustSetUpFactor(siteId),
    ])
    .where('api_tokens.token_hash', '=', hashToken(secret))
    .where('api_tokens.site_id', '=', siteId)
    .where('api_tokens.expires', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const person = asPerson(row)
  const membership = await membershipOn(db, siteId, person)
  if (!membership) return null
  const mustSetUp = row.must_set_up === 1
  const session = { person, ...membership, expires: row.expires, seen: row.last_used ?? 0, mustSetUp }
  return { id: row.token_id, scope: row.scope, session, isNoted: isSeenLately(session, now) }
}

export const noteUse = async (tx: Tx, id: string, now: number) => {
  await tx.db.updateTable('api_tokens').set({ last_used: now }).where('id', '=', id).execute()
}
