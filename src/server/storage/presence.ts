import type { SiteId } from '../../content/id'
import type { Database, Tx } from './storage'
import { presenceTopic } from './topics'

export type Present = { tab: string; personId: string; name: string; itemId: string | null }

/** Who has not been heard of for this long is gone. */
export const presenceMs = 40_000

type Place = { siteId: SiteId; pageId: string; now: number }

export const announce = async (tx: Tx, { siteId, pageId, now, ...who }: Place & Present) => {
  const row = { person_id: who.personId, name: who.name, item_id: who.itemId, seen: now }
  await tx.db
    .deleteFrom('presence')
    .where('seen', '<', now - presenceMs)
    .execute()
  await tx.db
    .insertInto('presence')
    .values({ site_id: siteId, page_id: pageId, tab: who.tab, ...row })
    .onConflict(conflict => conflict.columns(['site_id', 'page_id', 'tab']).doUpdateSet(row))
    .execute()
  tx.tell(presenceTopic(siteId, pageId))
}

export const leave = async (tx: Tx, { siteId, pageId, tab }: Omit<Place, 'now'> & { tab: string }) => {
  await tx.db
    .deleteFrom('presence')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('tab', '=', tab)
    .execute()
  tx.tell(presenceTopic(siteId, pageId))
}

export const readPresence = async (db: Database, { siteId, pageId, now }: Place): Promise<Present[]> => {
  const rows = await db
    .selectFrom('presence')
    .select(['tab', 'person_id', 'name', 'item_id'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('seen', '>=', now - presenceMs)
    .orderBy('tab')
    .execute()
  return rows.map(row => ({ tab: row.tab, personId: row.person_id, name: row.name, itemId: row.item_id }))
}
