import type { PageCollection } from '../../content/collection'
import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import { ApiError } from '../ApiError'
import type { Database, Tx } from './storage'

type Place = { siteId: SiteId; locale: Locale; collection: PageCollection | null; slug: string }

const where = ({ siteId, locale, collection, slug }: Place) => ({
  site_id: siteId,
  locale,
  collection: collection ?? '',
  slug,
})

/** PAGE-7: a slug belongs to one page per site, locale and collection, former ones included. */
export const reserveSlug = async (tx: Tx, place: Place & { pageId: string }) => {
  await tx.db
    .insertInto('page_slugs')
    .values({ ...where(place), page_id: place.pageId, is_working: 0, is_live: 0, was_live: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const owner = await findSlug(tx.db, place)
  if (owner?.pageId !== place.pageId) throw new ApiError('slug_taken')
  await releaseWorking(tx, place)
  await tx.db
    .updateTable('page_slugs')
    .set({ is_working: 1 })
    .where(eb => eb.and(where(place)))
    .execute()
}

/** The page's working slug is no longer this one; a slug that was never live is free again. */
const releaseWorking = async (tx: Tx, { siteId, locale, pageId }: Place & { pageId: string }) => {
  const own = { site_id: siteId, locale, page_id: pageId }
  await tx.db
    .updateTable('page_slugs')
    .set({ is_working: 0 })
    .where(eb => eb.and(own))
    .execute()
}

export const dropUnusedSlugs = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await tx.db
    .deleteFrom('page_slugs')
    .where(eb => eb.and({ site_id: siteId, page_id: pageId, is_working: 0, is_live: 0, was_live: 0 }))
    .execute()
}

/** Publishing makes these the live slugs; the ones before stay and lead here (ROUTE-6). */
export const publishSlugs = async (
  tx: Tx,
  {
    siteId,
    pageId,
    collection,
    slug,
  }: { siteId: SiteId; pageId: string; collection: PageCollection | null; slug: Localized<string> },
) => {
  await unpublishSlugs(tx, siteId, pageId)
  for (const [locale, value] of Object.entries(slug) as [Locale, string][]) {
    await reserveSlug(tx, { siteId, locale, collection, slug: value, pageId })
    await tx.db
      .updateTable('page_slugs')
      .set({ is_live: 1, was_live: 1 })
      .where(eb => eb.and(where({ siteId, locale, collection, slug: value })))
      .execute()
  }
  await dropUnusedSlugs(tx, siteId, pageId)
}

/** The working slugs are these again; others that were never live are free. */
export const revertSlugs = async (
  tx: Tx,
  {
    siteId,
    pageId,
    collection,
    slug,
  }: { siteId: SiteId; pageId: string; collection: PageCollection | null; slug: Localized<string> },
) => {
  await tx.db
    .updateTable('page_slugs')
    .set({ is_working: 0 })
    .where(eb => eb.and({ site_id: siteId, page_id: pageId }))
    .execute()
  for (const [locale, value] of Object.entries(slug) as [Locale, string][])
    await reserveSlug(tx, { siteId, locale, collection, slug: value, pageId })
  await dropUnusedSlugs(tx, siteId, pageId)
}

export const unpublishSlugs = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await tx.db
    .updateTable('page_slugs')
    .set({ is_live: 0 })
    .where(eb => eb.and({ site_id: siteId, page_id: pageId }))
    .execute()
}

export const forgetSlugs = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await tx.db
    .deleteFrom('page_slugs')
    .where(eb => eb.and({ site_id: siteId, page_id: pageId }))
    .execute()
}

/** Whether visitors could once reach the page. */
export const wasLive = async (db: Database, siteId: SiteId, pageId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('page_slugs')
    .select('slug')
    .where(eb => eb.and({ site_id: siteId, page_id: pageId, was_live: 1 }))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const findSlug = async (
  db: Database,
  place: Place,
): Promise<{ pageId: string; isLive: boolean; wasLive: boolean; isWorking: boolean } | null> => {
  const row = await db
    .selectFrom('page_slugs')
    .select(['page_id', 'is_live', 'was_live', 'is_working'])
    .where(eb => eb.and(where(place)))
    .executeTakeFirst()
  return row
    ? {
        pageId: row.page_id,
        isLive: row.is_live === 1,
        wasLive: row.was_live === 1,
        isWorking: row.is_working === 1,
      }
    : null
}

/** The pages that visitors have seen at some time. */
export const pagesOnceLive = async (db: Database, siteId: SiteId): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('page_slugs')
    .select('page_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('was_live', '=', 1)
    .execute()
  return new Set(rows.map(row => row.page_id))
}
