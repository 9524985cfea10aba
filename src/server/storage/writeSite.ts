import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Storage, Tx } from './storage'

/**
 * A unit of work on what belongs to one site. Those of a site follow one another, on PostgreSQL as on SQLite: whatever
 * such a unit reads stays true until it ends. Visitors' writes (forms, games) are many and stand on their own: they
 * need no turn.
 */
export const writeSite = <T>(
  storage: Pick<Storage, 'engine' | 'write'>,
  siteId: SiteId,
  unit: (tx: Tx) => Promise<T>,
): Promise<T> =>
  storage.write(async tx => {
    if (storage.engine === 'postgres')
      await sql`select 1 from sites where id = ${siteId} for no key update`.execute(tx.db)
    return unit(tx)
  })
