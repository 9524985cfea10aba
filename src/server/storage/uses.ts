import type { SiteId } from '../../content/id'
import { sameValue } from '../../content/rules/changed'
import type { References } from '../../content/rules/references'
import type { Database, Tx } from './storage'

/** What names something: a value of an item, of the settings, navigation or theme, or the published page. */
export type User = { siteId: SiteId; byKind: 'value' | 'published'; itemId: string; key: string; pageId: string }

export type Use = Omit<User, 'siteId'>

/** Notes what a value names now. Where it names the same as before nothing is written. */
export const replaceUses = async (tx: Tx, user: User, { before, after }: { before: References; after: References }) => {
  const named = targets(after)
  if (sameValue(targets(before), named)) return
  await tx.db
    .deleteFrom('uses')
    .where('site_id', '=', user.siteId)
    .where('by_kind', '=', user.byKind)
    .where('by_item', '=', user.itemId)
    .where('by_key', '=', user.key)
    .execute()
  if (named.length === 0) return
  await tx.db
    .insertInto('uses')
    .values(
      named.map(([used_kind, used_id]) => ({
        site_id: user.siteId,
        by_kind: user.byKind,
        by_item: user.itemId,
        by_key: user.key,
        page_id: user.pageId,
        used_kind,
        used_id,
      })),
    )
    .execute()
}

/** Everything that names this page or picture, but for what stands on deleted pages. */
export const findUses = async (
  db: Database,
  siteId: SiteId,
  used: { kind: 'page' | 'media'; id: string },
): Promise<Use[]> => {
  const rows = await db
    .selectFrom('uses')
    .leftJoin('pages', join => join.onRef('pages.site_id', '=', 'uses.site_id').onRef('pages.id', '=', 'uses.page_id'))
    .select(['by_kind', 'by_item', 'by_key', 'page_id'])
    .where('uses.site_id', '=', siteId)
    .where('used_kind', '=', used.kind)
    .where('used_id', '=', used.id)
    .where('pages.deleted_at', 'is', null)
    .orderBy('by_kind')
    .orderBy('by_item')
    .orderBy('by_key')
    .execute()
  return rows.map(row => ({ byKind: row.by_kind, itemId: row.by_item, key: row.by_key, pageId: row.page_id }))
}

const targets = ({ pages, media }: References): ['page' | 'media', string][] => [
  ...[...pages].sort().map((id): ['page', string] => ['page', id]),
  ...[...media].sort().map((id): ['media', string] => ['media', id]),
]
