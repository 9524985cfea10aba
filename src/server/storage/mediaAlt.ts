import type { SiteId } from '../../content/id'
import type { Localized } from '../../content/locale'
import { altKey } from '../../content/rules/altText'
import { Refusal } from '../Refusal'
import { mediaTag } from './media'
import type { Database, Tx } from './storage'

export const readAlt = async (db: Database, siteId: SiteId, mediaId: string) => {
  const row = await db
    .selectFrom('media')
    .select(['alt', 'version'])
    .where('site_id', '=', siteId)
    .where('id', '=', mediaId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { value: JSON.parse(row.alt) as Localized<string>, version: row.version, changedBy: null }
}

/** The versions of many pictures, named as those of a page's values are. */
export const altVersions = async (
  db: Database,
  siteId: SiteId,
  mediaIds: Iterable<string>,
): Promise<Record<string, number>> => {
  const ids = [...mediaIds]
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('media')
    .select(['id', 'version'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return Object.fromEntries(rows.map(row => [`${row.id} ${altKey}`, row.version]))
}

/** One conditional statement: written only over the version that was read. */
export const storeAlt = async (
  tx: Tx,
  siteId: SiteId,
  { mediaId, value, expected }: { mediaId: string; value: unknown; expected: number },
) => {
  const stored = await tx.db
    .updateTable('media')
    .set({ alt: JSON.stringify(value ?? {}), version: expected + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', mediaId)
    .where('version', '=', expected)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (!stored) throw new Refusal('stale_base', { itemId: mediaId, key: altKey })
  tx.touch(siteId, mediaTag(mediaId))
}
