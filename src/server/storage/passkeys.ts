import type { SiteId } from '../../content/id'
import { newToken } from '../newId'
import { hashToken } from './sessions'
import type { Database, Tx } from './storage'

export type Passkey = {
  /** As the browser names it. */
  id: string
  personId: string
  /** The only one it works on. */
  host: string
  publicKey: string
  counter: number
  transports: string[]
  name: string
  created: number
  lastUsed: number | null
}

const challengeMs = 5 * 60 * 1000

export const listPasskeys = async (db: Database, personId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created')
    .orderBy('credential_id')
    .execute()
  return rows.map(decode)
}

export const findPasskey = async (db: Database, id: string): Promise<Passkey | null> => {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', id).executeTakeFirst()
  return row ? decode(row) : null
}

/** False when the same one is there already, whoever's it is. */
export const insertPasskey = async (tx: Tx, passkey: Omit<Passkey, 'lastUsed'>): Promise<boolean> => {
  const inserted = await tx.db
    .insertInto('passkeys')
    .values({
      credential_id: passkey.id,
      person_id: passkey.personId,
      host: passkey.host,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created: passkey.created,
      last_used: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('credential_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Its name, or null when there is no such one. */
export const removePasskey = async (tx: Tx, personId: string, id: string): Promise<string | null> => {
  const removed = await tx.db
    .deleteFrom('passkeys')
    .where('credential_id', '=', id)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return removed?.name ?? null
}

/** False where it has counted as far already: of two answers with one count, one is a copy's. Many never count. */
export const notePasskeyUse = async (
  tx: Tx,
  id: string,
  { counter, now }: { counter: number; now: number },
): Promise<boolean> => {
  const used = await tx.db
    .updateTable('passkeys')
    .set({ counter, last_used: now })
    .where('credential_id', '=', id)
    .where(eb => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('credential_id')
    .executeTakeFirst()
  return used !== undefined
}

/** What a passkey signs; good once, soon, on this site, and for the person it was made for. */
export const newChallenge = async (
  tx: Tx,
  { siteId, personId, now }: { siteId: SiteId; personId: string | null; now: number },
): Promise<string> => {
  const challenge = newToken()
  await tx.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      site_id: siteId,
      person_id: personId,
      expires: now + challengeMs,
    })
    .execute()
  return challenge
}

/** True for exactly one use. */
export const takeChallenge = async (
  tx: Tx,
  challenge: string,
  { siteId, personId, now }: { siteId: SiteId; personId: string | null; now: number },
): Promise<boolean> => {
  const row = await tx.db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .returningAll()
    .executeTakeFirst()
  return row !== undefined && row.expires > now && row.site_id === siteId && row.person_id === personId
}

type Row = {
  credential_id: string
  person_id: string
  public_key: string
  transports: string
  last_used: number | null
} & Pick<Passkey, 'host' | 'counter' | 'name' | 'created'>

const decode = ({ credential_id, person_id, public_key, transports, last_used, ...row }: Row): Passkey => ({
  ...row,
  id: credential_id,
  personId: person_id,
  publicKey: public_key,
  transports: JSON.parse(transports) as string[],
  lastUsed: last_used,
})
