import { plainText } from '../../content/field'
import type { Group } from '../../content/group'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { changedValues } from '../../content/rules/changed'
import { allGroups, flatten } from '../../content/rules/document'
import { fold } from '../../content/rules/fold'
import { isShown, publishedStatus } from '../../content/rules/status'
import { ApiError } from '../ApiError'
import { lockPage, readWorkingPage } from './pages'
import { publishSlugs, revertSlugs, unpublishSlugs } from './slugs'
import type { Database, Tx } from './storage'
import { type Author, type ValueWrite, writeValues } from './writeValues'

export type PublishedHead = Pick<PageDocument, 'name' | 'slug' | 'disallowedLanguages' | 'meta'>

/** A page's own tag, and the one of every list of pages (navigation, collections, sitemap). */
export const pageTag = (pageId: string) => `page:${pageId}`
export const pagesTag = 'pages'

export const readPublished = async (db: Database, siteId: SiteId, pageId: string): Promise<PageDocument | null> => {
  const row = await db
    .selectFrom('pages')
    .innerJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select('page_versions.document')
    .where('pages.site_id', '=', siteId)
    .where('pages.id', '=', pageId)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? (JSON.parse(row.document) as PageDocument) : null
}

/** PUB-4, PUB-8: the whole page becomes one immutable version and the pointer moves, or nothing happens. */
export const publishPage = async (
  tx: Tx,
  { siteId, pageId, author, locales }: { siteId: SiteId; pageId: string; author: Author; locales: readonly Locale[] },
): Promise<number> => {
  await lockPage(tx, siteId, pageId)
  const working = await readWorkingPage(tx.db, siteId, pageId)
  if (!working) throw new ApiError('not_found')
  await writeValues(tx, { siteId, pageId, author, kind: 'publish', writes: statusWrites(working.document) })
  const document = withPublishedStatus(working.document)
  const now = Date.now()
  const latest = await tx.db
    .selectFrom('page_versions')
    .select(eb => eb.fn.max('version').as('version'))
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  const version = (latest?.version ?? 0) + 1
  const { name, slug, disallowedLanguages, meta } = document
  const head: PublishedHead = { name, slug, disallowedLanguages, meta }
  await tx.db
    .insertInto('page_versions')
    .values({
      site_id: siteId,
      page_id: pageId,
      version,
      head: JSON.stringify(head),
      document: JSON.stringify(document),
      person_id: author.personId,
      created: now,
    })
    .execute()
  await tx.db
    .updateTable('pages')
    .set({ published_version: version, published_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .execute()
  await publishSlugs(tx, { siteId, pageId, collection: document.collection, slug: document.slug })
  await indexForSearch(tx, { siteId, document, locales })
  tx.touch(siteId, pageTag(pageId), pagesTag)
  return version
}

export const unpublishPage = async (tx: Tx, siteId: SiteId, pageId: string) => {
  const page = await tx.db
    .updateTable('pages')
    .set({ published_version: null, published_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('published_version', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('role')
    .executeTakeFirst()
  if (!page) throw new ApiError('nothing_published')
  // A site always has a home page.
  if (page.role === 'home') throw new ApiError('not_allowed')
  await unpublishSlugs(tx, siteId, pageId)
  await forgetSearchTexts(tx, siteId, pageId)
  tx.touch(siteId, pageTag(pageId), pagesTag)
}

/** PUB-5: every value goes back to what is published, as changes, so that it can be undone from the log. */
export const revertPage = async (
  tx: Tx,
  { siteId, pageId, author }: { siteId: SiteId; pageId: string; author: Author },
): Promise<number> => {
  await lockPage(tx, siteId, pageId)
  const published = await readPublished(tx.db, siteId, pageId)
  if (!published) throw new ApiError('nothing_published')
  const returned = await bringBackDeleted(tx, { siteId, pageId, author, published })
  const working = await readWorkingPage(tx.db, siteId, pageId)
  if (!working) throw new ApiError('not_found')
  const kept = new Set(flatten(published).items.map(item => item.id))
  const added = allGroups(working.document).filter(group => !kept.has(group.id))
  const addedIds = new Set(added.flatMap(group => [group.id, ...Object.values(group.fields).map(field => field.id)]))
  const writes: ValueWrite[] = [
    ...added.map(group => ({ itemId: group.id, key: 'status', value: 'deleted' })),
    ...changedValues(working.document, published)
      .filter(change => !addedIds.has(change.itemId))
      .map(change => ({ itemId: change.itemId, key: change.key, value: change.published })),
  ]
  await writeValues(tx, { siteId, pageId, author, kind: 'revert', writes })
  await revertSlugs(tx, { siteId, pageId, collection: published.collection, slug: published.slug })
  return returned + writes.length
}

/** Deleted groups are no part of the document: only once they are back does it show what else was done to them. */
const bringBackDeleted = async (
  tx: Tx,
  { siteId, pageId, author, published }: { siteId: SiteId; pageId: string; author: Author; published: PageDocument },
): Promise<number> => {
  const working = await readWorkingPage(tx.db, siteId, pageId)
  const present = new Set(working ? allGroups(working.document).map(group => group.id) : [])
  const writes = allGroups(published)
    .filter(group => !present.has(group.id))
    .map(group => ({ itemId: group.id, key: 'status', value: group.status }))
  await writeValues(tx, { siteId, pageId, author, kind: 'revert', writes })
  return writes.length
}

const statusWrites = (page: PageDocument): ValueWrite[] =>
  allGroups(page)
    .filter(group => publishedStatus(group.status) !== group.status)
    .map(group => ({ itemId: group.id, key: 'status', value: publishedStatus(group.status) }))

const withPublishedStatus = (page: PageDocument): PageDocument => {
  const publish = (groups: readonly Group[]): Group[] =>
    groups
      .map(group => ({ ...group, status: publishedStatus(group.status), cards: publish(group.cards) }))
      .filter(group => group.status !== 'deleted')
  return { ...page, groups: publish(page.groups) }
}

/** D23: one folded text a page and language, searched per site. */
export const indexForSearch = async (
  tx: Tx,
  { siteId, document, locales }: { siteId: SiteId; document: PageDocument; locales: readonly Locale[] },
) => {
  await forgetSearchTexts(tx, siteId, document.id)
  for (const locale of locales.filter(entry => !document.disallowedLanguages.includes(entry))) {
    const title = document.name[locale] ?? Object.values(document.name)[0] ?? ''
    const plain = searchableText(document, locale)
    await tx.db
      .insertInto('search_texts')
      .values({ site_id: siteId, page_id: document.id, locale, title, plain, folded: fold(`${title} ${plain}`) })
      .execute()
  }
}

export const forgetSearchTexts = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await tx.db.deleteFrom('search_texts').where('site_id', '=', siteId).where('page_id', '=', pageId).execute()
}

const searchableText = (page: PageDocument, locale: Locale) =>
  page.groups
    .filter(group => isShown(group, locale))
    .flatMap(group => [group, ...group.cards.filter(card => isShown(card, locale))])
    .flatMap(group => Object.values(group.fields))
    .filter(field => field.visible)
    .map(field => plainText(field.text[locale]) || (typeof field.single === 'string' ? field.single : ''))
    .filter(Boolean)
    .join(' · ')
