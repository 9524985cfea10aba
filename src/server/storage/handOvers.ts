import type { SiteId } from '../../content/id'
import { newToken } from '../newId'
import { lockAccount } from './people'
import { hashToken } from './sessions'
import type { Database, Tx } from './storage'

/** D28: long enough for one redirect, whatever the connection. */
const lifetimeMs = 60_000

/** Who goes where, from which page, with which browser. */
export type HandOver = { siteId: SiteId; personId: string; fromOrigin: string; browser: string }

export const createHandOver = async (tx: Tx, { siteId, personId, fromOrigin, browser }: HandOver, now: number) => {
  const token = newToken()
  await tx.db
    .insertInto('hand_overs')
    .values({
      token_hash: hashToken(token),
      site_id: siteId,
      person_id: personId,
      from_origin: fromOrigin,
      browser: hashToken(browser),
      expires: now + lifetimeMs,
    })
    .execute()
  return token
}

/** For exactly one caller; what does not fit uses it up too. */
export const takeHandOver = async (
  tx: Tx,
  token: string,
  { siteId, fromOrigin, browser }: Omit<HandOver, 'personId'>,
  now: number,
): Promise<{ personId: string } | null> => {
  const own = tx.db.selectFrom('hand_overs').select('person_id').where('token_hash', '=', hashToken(token))
  const asked = await own.executeTakeFirst()
  if (!asked) return null
  // Whoever ends the person's sessions just now ends this too.
  await lockAccount(tx, asked.person_id)
  const row = await tx.db
    .deleteFrom('hand_overs')
    .where('token_hash', '=', hashToken(token))
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expires <= now || row.site_id !== siteId) return null
  if (row.from_origin !== fromOrigin || row.browser !== hashToken(browser)) return null
  return { personId: row.person_id }
}

export const forgetHandOvers = async (db: Database, now: number) => {
  await db.deleteFrom('hand_overs').where('expires', '<', now).execute()
}
