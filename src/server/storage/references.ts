import type { PageCollection } from '../../content/collection'
import type { SiteId } from '../../content/id'
import type { PageKey } from '../../content/page'
import type { ListedPage, PagesAsked } from '../../live/reader'
import { inChunks } from './inChunks'
import { readWorkingHeads } from './pageHeads'
import type { Database } from './storage'
import { type PublishedHead, pagesAsPublished } from './versions'

/**
 * Pages of a site as links and lists need them, all or those asked for: in edit mode the working heads, live the
 * published ones. Live there are no archived pages: nothing may lead to them (PAGE-5).
 */
export const readReferences = async (
  db: Database,
  siteId: SiteId,
  mode: 'live' | 'edit',
  asked?: PagesAsked,
): Promise<ListedPage[]> => {
  const rows = asked ? await readAsked(db, siteId, asked) : await readRows(db, siteId).execute()
  const working = await readWorkingHeads(db, siteId, {
    pageIds: asked && rows.map(row => row.id),
    keys: mode === 'live' ? ['order', 'archived'] : undefined,
  })
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
        publishedSlug: published?.slug ?? {},
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

const readRows = (db: Database, siteId: SiteId) =>
  pagesAsPublished(db, siteId).select([
    'pages.id',
    'pages.collection',
    'pages.role',
    'pages.key',
    'pages.password_hash',
    'page_versions.head',
  ])

const readAsked = async (db: Database, siteId: SiteId, { ids = [], keys = [], role, collection }: PagesAsked) => {
  const byId = await inChunks(ids, some => readRows(db, siteId).where('pages.id', 'in', some).execute())
  if (keys.length === 0 && role === undefined && collection === undefined) return byId
  const others = await readRows(db, siteId)
    .where(eb =>
      eb.or([
        ...(keys.length > 0 ? [eb('pages.key', 'in', keys)] : []),
        ...(role === undefined ? [] : [eb('pages.role', '=', role)]),
        ...(collection === undefined ? [] : [eb('pages.collection', collection === null ? 'is' : '=', collection)]),
      ]),
    )
    .execute()
  return [...new Map([...byId, ...others].map(row => [row.id, row])).values()]
}
