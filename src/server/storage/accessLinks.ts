import { newToken } from '../newId'
import { hashToken } from './sessions'
import type { Tx } from './storage'

/**
 * A one-time link: to become the first operator, for a locked-out one to come back in (D28), or to choose a new password,
 * which leaves a second factor as it is.
 */
export type AccessPurpose = 'first-operator' | 'sign-in' | 'password'

const lifetimeMs = 60 * 60 * 1000

export const createAccessLink = async (
  tx: Tx,
  { personId, purpose, now = Date.now() }: { personId: string | null; purpose: AccessPurpose; now?: number },
): Promise<string> => {
  const token = newToken()
  await tx.db.deleteFrom('access_links').where('expires', '<', now).execute()
  await tx.db
    .insertInto('access_links')
    .values({ token_hash: hashToken(token), person_id: personId, purpose, created: now, expires: now + lifetimeMs })
    .execute()
  return token
}

/** Looks without using it up, so that a page can be shown before the form is sent. */
export const findAccessLink = async (
  tx: Pick<Tx, 'db'>,
  token: string,
  now = Date.now(),
): Promise<{ personId: string | null; purpose: AccessPurpose } | null> => {
  const row = await tx.db
    .selectFrom('access_links')
    .select(['person_id', 'purpose'])
    .where('token_hash', '=', hashToken(token))
    .where('expires', '>', now)
    .executeTakeFirst()
  return row ? { personId: row.person_id, purpose: row.purpose as AccessPurpose } : null
}

/** True for exactly one caller. */
export const takeAccessLink = async (tx: Tx, token: string): Promise<boolean> => {
  const row = await tx.db
    .deleteFrom('access_links')
    .where('token_hash', '=', hashToken(token))
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}
