import { hashToken } from './sessions'
import type { Database, Tx } from './storage'

export type Totp = { secret: string; isOn: boolean; lastStep: number }

export const readTotp = async (db: Database, personId: string): Promise<Totp | null> => {
  const row = await db.selectFrom('totp').selectAll().where('person_id', '=', personId).executeTakeFirst()
  return row ? { secret: row.secret, isOn: row.is_on === 1, lastStep: row.last_step } : null
}

export const hasSecondFactor = async (db: Database, personId: string): Promise<boolean> =>
  (await readTotp(db, personId))?.isOn ?? false

/** Of all who have one: for lists of people. */
export const withSecondFactor = async (db: Database, personIds: readonly string[]): Promise<Set<string>> => {
  if (personIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('totp')
    .select('person_id')
    .where('person_id', 'in', personIds)
    .where('is_on', '=', 1)
    .execute()
  return new Set(rows.map(row => row.person_id))
}

/** Counts for nothing until a first code has shown that the app has it. */
export const beginTotp = async (tx: Tx, personId: string, secret: string) => {
  const row = { secret, is_on: 0 as const, last_step: 0 }
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

export const turnTotpOn = async (tx: Tx, personId: string, recoveryCodes: readonly string[]) => {
  await tx.db.updateTable('totp').set({ is_on: 1 }).where('person_id', '=', personId).execute()
  await tx.db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await tx.db
    .insertInto('recovery_codes')
    .values(recoveryCodes.map(code => ({ person_id: personId, code_hash: hashToken(code) })))
    .execute()
}

export const removeTotp = async (tx: Tx, personId: string) => {
  await tx.db.deleteFrom('totp').where('person_id', '=', personId).execute()
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
