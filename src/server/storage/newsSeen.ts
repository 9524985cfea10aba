import type { Database, Tx } from './storage'

export const readSeenDates = async (db: Database, personId: string): Promise<Set<string>> => {
  const rows = await db.selectFrom('news_seen').select('date').where('person_id', '=', personId).execute()
  return new Set(rows.map(row => row.date))
}

export const markSeen = async (tx: Tx, personId: string, dates: readonly string[]) => {
  for (const date of new Set(dates))
    await tx.db
      .insertInto('news_seen')
      .values({ person_id: personId, date })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}
