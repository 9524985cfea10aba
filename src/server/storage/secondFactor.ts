import { hashToken } from './sessions'
import type { Database, Tx } from './storage'

/** `sealed`: the secret of the app as it is kept, see people/sealed. */
export type Totp = { sealed: string; isOn: boolean; lastStep: number }

export const readTotp = async (db: Database, personId: string): Promise<Totp | null> => {
  const row = await db.selectFrom('totp').selectAll().where('person_id', '=', personId).executeTakeFirst()
  return row ? { sealed: row.secret, isOn: row.is_on === 1, lastStep: row.last_step } : null
}

/** An app, or a passkey of whatever host: a password alone then opens nothing anywhere. */
export const hasSecondFactor = async (db: Database, personId: string): Promise<boolean> =>
  (await withSecondFactor(db, [personId])).has(personId)

/** Of all who have one: for lists of people. */
export const withSecondFactor = async (db: Database, personIds: readonly string[]): Promise<Set<string>> => {
  if (personIds.length === 0) return new Set()
  const apps = db.selectFrom('totp').select('person_id').where('person_id', 'in', personIds).where('is_on', '=', 1)
  const passkeys = db.selectFrom('passkeys').select('person_id').where('person_id', 'in', personIds)
  const rows = await apps.union(passkeys).execute()
  return new Set(rows.map(row => row.person_id))
}

/** Counts for nothing until a first code has shown that the app has it. */
export const beginTotp = async (tx: Tx, personId: string, sealed: string) => {
  const row = { secret: sealed, is_on: 0 as const, last_step: 0 }
  await tx.db
    .insertInto('totp')
    .values({ person_id: personId, ...row })
    .onConflict(conflict => conflict.column('person_id').doUpdateSet(row))
    .execute()
}

/** True for exactly one use of a step: a code that was seen over a shoulder is worth nothing afterwards. */
export const spendStep = async (tx: Tx, personId: string, step: number): Promise<boolean> => {
  const used = await tx.db
    .updateTable('totp')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst()
  return used !== undefined
}

export const turnTotpOn = async (tx: Tx, personId: string) => {
  await tx.db.updateTable('totp').set({ is_on: 1 }).where('person_id', '=', personId).execute()
}

/** Those from before end. */
export const setRecoveryCodes = async (tx: Tx, personId: string, codes: readonly string[]) => {
  await tx.db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await tx.db
    .insertInto('recovery_codes')
    .values(codes.map(code => ({ person_id: personId, code_hash: hashToken(code) })))
    .execute()
}

/** Recovery codes go with the last second factor. */
export const removeTotp = async (tx: Tx, personId: string) => {
  await tx.db.deleteFrom('totp').where('person_id', '=', personId).execute()
  await forgetRecoveryCodes(tx, personId)
}

export const removeAllFactors = async (tx: Tx, personId: string) => {
  await tx.db.deleteFrom('passkeys').where('person_id', '=', personId).execute()
  await removeTotp(tx, personId)
}

export const forgetRecoveryCodes = async (tx: Tx, personId: string) => {
  if (await hasSecondFactor(tx.db, personId)) return
  await tx.db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
}

/** True for exactly one use. */
export const spendRecoveryCode = async (tx: Tx, personId: string, code: string): Promise<boolean> => {
  const used = await tx.db
    .deleteFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashToken(code))
    .returning('person_id')
    .executeTakeFirst()
  return used !== undefined
}

export const countRecoveryCodes = async (db: Database, personId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(eb => eb.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
