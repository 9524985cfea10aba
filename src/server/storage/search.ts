import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { Database } from './storage'

export type SearchText = { pageId: string; title: string; plain: string; folded: string }

/** LIVE-4, LIVE-9: published pages without a password. */
export const readSearchTexts = async (db: Database, siteId: SiteId, locale: Locale): Promise<SearchText[]> => {
  const rows = await db
    .selectFrom('search_texts')
    .innerJoin('pages', join =>
      join.onRef('pages.site_id', '=', 'search_texts.site_id').onRef('pages.id', '=', 'search_texts.page_id'),
    )
    .select(['search_texts.page_id', 'search_texts.title', 'search_texts.plain', 'search_texts.folded'])
    .where('search_texts.site_id', '=', siteId)
    .where('search_texts.locale', '=', locale)
    .where('pages.password_hash', 'is', null)
    .where('pages.published_version', 'is not', null)
    .where('pages.deleted_at', 'is', null)
    .execute()
  return rows.map(row => ({ pageId: row.page_id, title: row.title, plain: row.plain, folded: row.folded }))
}
