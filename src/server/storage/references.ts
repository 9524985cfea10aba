import type { PageCollection } from '../../content/collection'
import type { SiteId } from '../../content/id'
import type { PageKey } from '../../content/page'
import type { ListedPage } from '../../live/reader'
import { readWorkingHeads } from './pageHeads'
import type { Database } from './storage'
import type { PublishedHead } from './versions'

/**
 * Every page of a site as links and lists need it: in edit mode the working heads, live the published ones.
 * Live there are no archived pages: nothing may lead to them (PAGE-5).
 */
export const readReferences = async (db: Database, siteId: SiteId, mode: 'live' | 'edit'): Promise<ListedPage[]> => {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'pages.collection', 'pages.role', 'pages.key', 'pages.password_hash', 'page_versions.head'])
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)
    .execute()
  const working = await readWorkingHeads(db, siteId, mode === 'live' ? ['order', 'archived'] : undefined)
  return rows.flatMap(row => {
    const published = row.head ? (JSON.parse(row.head) as PublishedHead) : null
    const own = working.get(row.id)
    const head = mode === 'edit' ? own : published
    if (mode === 'live' && (!head || own?.isArchived)) return []
    return [
      {
        id: row.id,
        isHome: row.role === 'home',
        isPublished: published !== null,
        collection: row.collection as PageCollection | null,
        slug: head?.slug ?? {},
        name: head?.name ?? {},
        disallowedLanguages: head?.disallowedLanguages ?? [],
        written: published?.written ?? null,
        role: row.role,
        key: row.key as PageKey | null,
        order: own?.order ?? '',
        isArchived: own?.isArchived ?? false,
        versions: mode === 'edit' ? (own?.versions ?? {}) : {},
        hasPassword: row.password_hash !== null,
      },
    ]
  })
}
