import type { SiteId } from '../../content/id'
import { ApiError } from '../ApiError'
import type { Tx } from './storage'

type ChangeKey = { siteId: SiteId; changeId: string; personId: string; call: string }

/** API-4: the answer this change got the first time, if it was made before. */
export const findAnswer = async (tx: Tx, { siteId, changeId, personId, call }: ChangeKey): Promise<unknown> => {
  const row = await tx.db
    .selectFrom('change_answers')
    .select(['person_id', 'call', 'answer'])
    .where('site_id', '=', siteId)
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.person_id !== personId || row.call !== call) throw new ApiError('change_id_used')
  return JSON.parse(row.answer)
}

/** False when another request with the same id was faster; its answer counts. */
export const keepAnswer = async (tx: Tx, key: ChangeKey, answer: unknown): Promise<boolean> => {
  const row = await tx.db
    .insertInto('change_answers')
    .values({
      site_id: key.siteId,
      change_id: key.changeId,
      person_id: key.personId,
      call: key.call,
      answer: JSON.stringify(answer ?? null),
      at: Date.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('change_id')
    .executeTakeFirst()
  return row !== undefined
}
