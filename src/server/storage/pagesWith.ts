import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Database } from './storage'

/** The pages that have, or had when they were last published, a section of this type: ids, in no order. */
export const readPagesWith = async (db: Database, siteId: SiteId, type: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('items')
    .select('page_id')
    .distinct()
    .where('site_id', '=', siteId)
    // Written out: an index of groups alone is taken only where the question says so itself.
    .where('kind', '=', sql.lit('group'))
    .where('name', '=', type)
    .execute()
  return new Set(rows.map(row => row.page_id))
}
