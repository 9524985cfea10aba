import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import { siteTag } from './sites'
import type { Database, Tx } from './storage'
import { siteTopic } from './topics'

/** SEC-1: whether everybody on the site needs one. */
export const readSecondFactorRule = async (db: Database, siteId: SiteId): Promise<boolean> => {
  const row = await db
    .selectFrom('site_security')
    .select('second_factor')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row?.second_factor === 1
}

export const writeSecondFactorRule = async (tx: Tx, siteId: SiteId, isNeeded: boolean) => {
  const row = { second_factor: isNeeded ? (1 as const) : (0 as const) }
  await tx.db
    .insertInto('site_security')
    .values({ site_id: siteId, ...row })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet(row))
    .execute()
  // Streams that are open ask again who listens.
  tx.tell(siteTopic(siteId, siteTag))
}

/** Beside a row of `people`: 1 for whoever needs a second factor here and has none yet. */
export const mustSetUpFactor = (siteId: SiteId) =>
  sql<number>`case when exists (select 1 from site_security where site_id = ${siteId} and second_factor = 1)
    and not exists (select 1 from totp where totp.person_id = people.id and totp.is_on = 1)
    and not exists (select 1 from passkeys where passkeys.person_id = people.id) then 1 else 0 end`.as('must_set_up')
