import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { wholeObjects } from '../../content/rules/wholeObjects'
import { Refusal } from '../Refusal'
import { lockWorkingPage } from '../storage/pages'
import { forgetSearchTexts } from '../storage/searchIndex'
import { claimFreeSlug, forgetSlugs, isSlugFree, reclaimSlugs, revertSlugs } from '../storage/slugs'
import type { Database, Tx } from '../storage/storage'
import { draftsTag, pagesTag, pageTag, readPublished } from '../storage/versions'
import { showLeaves } from '../storage/wholeObject'
import { type Author, writeValues } from '../storage/writeValues'
import { showVersion } from './publishPage'
import { cancelSchedule } from './schedulePage'
import { upgradePage } from './upgradeShapes'

/** What was removed can be brought back for this long. */
export const keptMs = 30 * 24 * 60 * 60 * 1000

/** Gone for visitors and editors at once (D4); the rows stay, so that the page can be brought back. */
export const removePage = async (tx: Tx, siteId: SiteId, pageId: string) => {
  const row = await tx.db
    .updateTable('pages')
    .set({ deleted_at: Date.now() })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .returning('role')
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  // A site always has a home page.
  if (row.role === 'home') throw new Refusal('not_allowed')
  await cancelSchedule(tx, { siteId, pageId })
  await forgetSlugs(tx, siteId, pageId)
  await forgetSearchTexts(tx, siteId, pageId)
  tx.touch(siteId, pageTag(pageId), pagesTag, draftsTag)
}

export const listDeletedPages = async (db: Database, { siteId, since }: { siteId: SiteId; since: number }) => {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('item_values', join =>
      join.onRef('item_values.site_id', '=', 'pages.site_id').onRef('item_values.item_id', '=', 'pages.id'),
    )
    .select(['pages.id', 'pages.deleted_at', 'item_values.key', 'item_values.value'])
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', '>=', since)
    .orderBy('pages.deleted_at', 'desc')
    .execute()
  const pages = new Map<string, { id: string; name: Localized<string>; deletedAt: number }>()
  for (const { id, deleted_at, key, value } of rows) {
    const page = pages.get(id) ?? { id, name: {}, deletedAt: deleted_at! }
    pages.set(id, page)
    if (key?.startsWith('name:') && value) page.name[key.slice(5) as Locale] = JSON.parse(value) as string
  }
  return [...pages.values()]
}

/**
 * Brings a page back with all that was in it. It is live again as it was, unless another page has its address, key or
 * role by now: then it comes back as a draft, under an address that is free.
 */
export const undeletePage = async (
  tx: Tx,
  { siteId, pageId, author }: { siteId: SiteId; pageId: string; author: Author },
): Promise<{ isLive: boolean }> => {
  await freeIdentity(tx, siteId, pageId)
  const row = await tx.db
    .updateTable('pages')
    .set({ deleted_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is not', null)
    .returning(['published_version'])
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const working = (await lockWorkingPage(tx, siteId, pageId)).document
  const slug = await freeSlugs(tx, siteId, working)
  const isFree = Object.entries(slug).every(([locale, value]) => working.slug[locale as Locale] === value)
  await writeValues(tx, {
    siteId,
    pageId,
    author,
    writes: Object.entries(slug).map(([locale, value]) => ({ itemId: pageId, key: `slug:${locale}`, value })),
  })
  await revertSlugs(tx, { siteId, pageId, collection: working.collection, slug })
  await reclaimSlugs(tx, { siteId, pageId, collection: working.collection })
  const published = await readPublished(tx.db, siteId, pageId)
  const isLive = isFree && published !== null && (await areFree(tx, siteId, published))
  if (isLive) await showVersion(tx, { siteId, pageId, version: row.published_version!, document: published })
  else
    await tx.db
      .updateTable('pages')
      .set({ published_version: null, published_at: null })
      .where('site_id', '=', siteId)
      .where('id', '=', pageId)
      .execute()
  await showLeaves(tx, {
    siteId,
    name: 'navigation',
    isShown: (key, value) => wholeObjects.navigation.referencesIn(key, value).pages.has(pageId),
  })
  await upgradePage(tx, { siteId, pageId })
  tx.touch(siteId, pageTag(pageId), pagesTag, draftsTag)
  return { isLive }
}

/** Key and role are unique among the pages there are. */
const freeIdentity = async (tx: Tx, siteId: SiteId, pageId: string) => {
  for (const column of ['key', 'role'] as const) {
    const taken = await tx.db
      .selectFrom('pages as deleted')
      .innerJoin('pages as other', join =>
        join
          .onRef('other.site_id', '=', 'deleted.site_id')
          .onRef(`other.${column}`, '=', `deleted.${column}`)
          .on('other.deleted_at', 'is', null),
      )
      .select('other.id')
      .where('deleted.site_id', '=', siteId)
      .where('deleted.id', '=', pageId)
      .executeTakeFirst()
    if (taken)
      await tx.db
        .updateTable('pages')
        .set({ [column]: null })
        .where('site_id', '=', siteId)
        .where('id', '=', pageId)
        .where('deleted_at', 'is not', null)
        .execute()
  }
}

const areFree = async (tx: Tx, siteId: SiteId, { id: pageId, collection, slug: slugs }: PageDocument) => {
  for (const [locale, slug] of Object.entries(slugs) as [Locale, string][])
    if (!(await isSlugFree(tx.db, { siteId, locale, collection, slug, pageId }))) return false
  return true
}

const freeSlugs = async (tx: Tx, siteId: SiteId, { id: pageId, collection, slug: wished }: PageDocument) => {
  const slugs: Localized<string> = {}
  for (const [locale, slug] of Object.entries(wished) as [Locale, string][])
    slugs[locale] = await claimFreeSlug(tx, { siteId, locale, collection, slug, pageId })
  return slugs
}
