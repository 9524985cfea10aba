import type { SiteId } from '../../content/id'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import type { Tx } from './storage'

/** Whose change it is (a person's id, or `anyVisitor`), and a hash of everything that was sent with it. */
export type ChangeKey = { siteId: SiteId; changeId: string; caller: string; call: string; inputHash: string }

/** Visitors have nothing of their own but what they send: the same id with other words is somebody else's change. */
export const anyVisitor = 'visitor'

/** A claim not renewed for this long was made by a server that is gone. */
export const claimMs = 2 * 60_000
/** What stands in place of the answer while somebody works on it: no JSON, and another for everybody who claims it. */
const newMark = () => `claimed ${newId()}`
const isMark = (answer: string) => answer === '' || answer.startsWith('claimed ')

/** API-4: the answer this change got the first time, if it was made before. */
export const findAnswer = async (tx: Tx, key: ChangeKey): Promise<unknown> => {
  const row = await findRow(tx, key)
  return row && !isMark(row.answer) ? JSON.parse(row.answer) : undefined
}

/** False when another request with the same id was faster; its answer counts. */
export const keepAnswer = (tx: Tx, key: ChangeKey, answer: unknown): Promise<boolean> =>
  insert(tx, key, { answer: JSON.stringify(answer ?? null), now: Date.now() })

export type Claim = { kind: 'claimed'; mark: string } | { kind: 'pending' } | { kind: 'answered'; answer: unknown }

/** For work that takes several units: the first to come does it, the others learn how far it is. */
export const claimAnswer = async (tx: Tx, key: ChangeKey, now: number): Promise<Claim> => {
  const mark = newMark()
  if (await insert(tx, key, { answer: mark, now })) return { kind: 'claimed', mark }
  const row = await findRow(tx, key)
  // Given up between the two statements.
  if (!row) return { kind: 'pending' }
  if (!isMark(row.answer)) return { kind: 'answered', answer: JSON.parse(row.answer) }
  const taken = await tx.db
    .updateTable('change_answers')
    .set({ at: now, answer: mark })
    .where('site_id', '=', key.siteId)
    .where('change_id', '=', key.changeId)
    .where('answer', '=', row.answer)
    .where('at', '<', now - claimMs)
    .returning('change_id')
    .executeTakeFirst()
  return taken ? { kind: 'claimed', mark } : { kind: 'pending' }
}

/** Whoever works longer says so, or another would begin beside it. */
export const renewClaim = async (tx: Tx, claimed: Claimed, now: number) => {
  await tx.db
    .updateTable('change_answers')
    .set({ at: now })
    .where(eb => eb.and(own(claimed)))
    .execute()
}

/** A claim that somebody else has by now is theirs to answer. */
export const keepClaimed = async (tx: Tx, claimed: Claimed, answer: unknown) => {
  await tx.db
    .updateTable('change_answers')
    .set({ answer: JSON.stringify(answer ?? null), at: Date.now() })
    .where(eb => eb.and(own(claimed)))
    .execute()
}

/** The work failed: sent again, it is tried again. */
export const dropClaim = async (tx: Tx, claimed: Claimed) => {
  await tx.db
    .deleteFrom('change_answers')
    .where(eb => eb.and(own(claimed)))
    .execute()
}

type Claimed = { key: ChangeKey; mark: string }

const own = ({ key: { siteId, changeId }, mark }: Claimed) => ({ site_id: siteId, change_id: changeId, answer: mark })

const findRow = async (tx: Tx, { siteId, changeId, caller, call, inputHash }: ChangeKey) => {
  const row = await tx.db
    .selectFrom('change_answers')
    .select(['caller', 'call', 'answer', 'input_hash'])
    .where('site_id', '=', siteId)
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  if (!row) return undefined
  // Rows of an older version have no hash.
  const isOther = row.input_hash !== '' && row.input_hash !== inputHash
  if (row.caller !== caller || row.call !== call || isOther) throw new Refusal('change_id_used')
  return row
}

const insert = async (tx: Tx, key: ChangeKey, { answer, now }: { answer: string; now: number }): Promise<boolean> => {
  const row = await tx.db
    .insertInto('change_answers')
    .values({
      site_id: key.siteId,
      change_id: key.changeId,
      caller: key.caller,
      call: key.call,
      input_hash: key.inputHash,
      answer,
      at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('change_id')
    .executeTakeFirst()
  return row !== undefined
}
