import type { Tx } from './storage'

/** D21: shared by all instances. Counts one more hit in the running window and says whether it is still allowed. */
export const countHit = async (
  tx: Tx,
  { key, limit, windowMs = 60_000, now = Date.now() }: { key: string; limit: number; windowMs?: number; now?: number },
): Promise<boolean> => {
  const windowStart = now - (now % windowMs)
  const row = await tx.db
    .insertInto('rate_limits')
    .values({ key, window_start: windowStart, hits: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(eb => ({
        hits: eb
          .case()
          .when('rate_limits.window_start', '=', windowStart)
          .then(eb('rate_limits.hits', '+', 1))
          .else(1)
          .end(),
        window_start: windowStart,
      })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return row.hits <= limit
}

/** What was counted before it was known to be right. */
export const takeBackHit = async (tx: Tx, key: string) => {
  await tx.db
    .updateTable('rate_limits')
    .set(eb => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}

export const forgetOldHits = async (tx: Tx, before: number) => {
  await tx.db.deleteFrom('rate_limits').where('window_start', '<', before).execute()
}
