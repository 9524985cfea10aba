import type { SiteId } from '../../content/id'
import { findPage, listPages } from '../storage/pages'
import { pagesOnceLive, wasLive } from '../storage/slugs'
import type { Database } from '../storage/storage'
import { scheduledFor, scheduledPages } from './schedulePage'

/**
 * Pages about which somebody has decided: taken offline, or planned for later (D4, PUB-10). They go live when they are
 * asked for by name, never along with all the others.
 */
export const pagesHeldBack = async (db: Database, siteId: SiteId): Promise<Set<string>> => {
  const planned = await scheduledPages(db, siteId)
  const onceLive = await pagesOnceLive(db, siteId)
  const pages = await listPages(db, siteId)
  return new Set(
    pages
      .filter(({ id, publishedVersion }) => planned.has(id) || (publishedVersion === null && onceLive.has(id)))
      .map(page => page.id),
  )
}

export const isHeldBack = async (db: Database, siteId: SiteId, pageId: string): Promise<boolean> => {
  if ((await scheduledFor(db, { siteId, pageId })) !== null) return true
  const page = await findPage(db, siteId, pageId)
  return page?.publishedVersion === null && (await wasLive(db, siteId, pageId))
}
