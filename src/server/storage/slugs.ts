import type { PageCollection } from '../../content/collection'
import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import { isReservedSlug } from '../../content/rules/slug'
import { Refusal } from '../Refusal'
import { inChunks } from './inChunks'
import type { Database, Tx } from './storage'

type Place = { siteId: SiteId; locale: Locale; collection: PageCollection | null; slug: string }

const where = ({ siteId, locale, collection, slug }: Place) => ({
  site_id: siteId,
  locale,
  collection: collection ?? '',
  slug,
})

/** PAGE-7: a slug belongs to one page per site, locale and collection, former ones included. False when it is another's. */
export const claimSlug = async (tx: Tx, place: Place & { pageId: string }): Promise<boolean> => {
  await tx.db
    .insertInto('page_slugs')
    .values({ ...where(place), page_id: place.pageId, is_working: 0, is_live: 0, was_live: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await findSlug(tx.db, place))?.pageId === place.pageId
}

const mostTries = 1_000

/**
 * `brillen`, `brillen-2`, … : the first that no other page has or had, claimed for this page. Claiming is what decides:
 * of two pages that wish the same at once the slower gets the next.
 */
export const claimFreeSlug = async (
  tx: Tx,
  { slug: wished, ...place }: Place & { pageId: string },
): Promise<string> => {
  for (let count = 1; count < mostTries; count += 1) {
    const slug = count === 1 ? wished : `${wished}-${count}`
    if (!isReservedSlug(slug) && (await claimSlug(tx, { ...place, slug }))) return slug
  }
  throw new Refusal('slug_taken')
}

/** The page is going to have this slug from its next publishing on. */
export const reserveSlug = async (tx: Tx, place: Place & { pageId: string }) => {
  if (!(await claimSlug(tx, place))) throw new Refusal('slug_taken')
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

/** Slugs that never were live are free again, except those that a scheduled version is going to have. */
export const dropUnusedSlugs = async (tx: Tx, siteId: SiteId, pageId: string) => {
  const scheduled = await tx.db
    .selectFrom('page_versions')
    .select('head')
    .where(eb => eb.and({ site_id: siteId, page_id: pageId, kind: 'scheduled' }))
    .executeTakeFirst()
  const kept = scheduled ? Object.values((JSON.parse(scheduled.head) as { slug: Localized<string> }).slug) : []
  await tx.db
    .deleteFrom('page_slugs')
    .where(eb => eb.and({ site_id: siteId, page_id: pageId, is_working: 0, is_live: 0, was_live: 0 }))
    .$if(kept.length > 0, query => query.where('slug', 'not in', kept))
    .execute()
}

/** These are the live slugs from now on; the ones before stay and lead here (ROUTE-6). */
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
    if (!(await claimSlug(tx, { siteId, locale, collection, slug: value, pageId }))) throw new Refusal('slug_taken')
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

/** Addresses that once were live lead to the page again, as far as nobody else has them by now. */
export const reclaimSlugs = async (
  tx: Tx,
  { siteId, pageId, collection }: { siteId: SiteId; pageId: string; collection: PageCollection | null },
) => {
  const versions = await tx.db
    .selectFrom('page_versions')
    .select('head')
    .where(eb => eb.and({ site_id: siteId, page_id: pageId, kind: 'published' }))
    .execute()
  const former = new Map<string, { locale: Locale; slug: string }>()
  for (const { head } of versions)
    for (const [locale, slug] of Object.entries((JSON.parse(head) as { slug: Localized<string> }).slug))
      former.set(`${locale} ${slug}`, { locale: locale as Locale, slug })
  for (const { locale, slug } of former.values()) {
    const place = { siteId, locale, collection, slug }
    if (!(await claimSlug(tx, { ...place, pageId }))) continue
    await tx.db
      .updateTable('page_slugs')
      .set({ was_live: 1 })
      .where(eb => eb.and(where(place)))
      .execute()
  }
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

/** Whether the page has the slug or could have it. */
export const isSlugFree = async (db: Database, { pageId, ...place }: Place & { pageId: string }): Promise<boolean> => {
  const owner = await findSlug(db, place)
  return !owner || owner.pageId === pageId
}

/** The pages, of all or of these, that visitors have seen at some time. */
export const pagesOnceLive = async (db: Database, siteId: SiteId, ids?: readonly string[]): Promise<Set<string>> => {
  const seen = db
    .selectFrom('page_slugs')
    .select('page_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('was_live', '=', 1)
  const rows = ids ? await inChunks(ids, some => seen.where('page_id', 'in', some).execute()) : await seen.execute()
  return new Set(rows.map(row => row.page_id))
}
