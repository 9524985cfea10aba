import { sql } from 'kysely'
import type { Group } from '../../content/group'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { allGroups } from '../../content/rules/document'
import { isListedAlike } from '../../content/rules/listedAlike'
import { publishedStatus } from '../../content/rules/status'
import type { VersionKind } from '../../content/version'
import { ApiError } from '../ApiError'
import { lastChangeNumber } from './changes'
import { lockPage, readWorkingPage } from './pages'
import { parseDocument } from './parseDocument'
import { forgetSearchTexts, indexForSearch } from './searchIndex'
import { publishSlugs, unpublishSlugs } from './slugs'
import type { Database, Tx } from './storage'
import { type Author, type ValueWrite, writeValues } from './writeValues'

/** What lists need of a version without reading all of it. */
export type PublishedHead = Pick<PageDocument, 'name' | 'slug' | 'disallowedLanguages' | 'meta'> & {
  /** The page's last change when the version was made: as long as it is the last, nothing differs. */
  changeSeq?: number
}

/** A page's own tag, and the one of every list of pages (navigation, collections). */
export const pageTag = (pageId: string) => `page:${pageId}`
export const pagesTag = 'pages'
/** When each page went live. */
export const publishedTag = 'published'
/** Editors' lists of pages: names and drafts that no visitor sees yet. */
export const draftsTag = 'drafts'

export const readPublished = async (db: Database, siteId: SiteId, pageId: string): Promise<PageDocument | null> => {
  // Asked for every page that is drawn: written out, because putting it together took longer than answering it.
  const { rows } = await sql<{ document: string }>`
    select page_versions.document from pages
    inner join page_versions on page_versions.site_id = pages.site_id
      and page_versions.page_id = pages.id and page_versions.version = pages.published_version
    where pages.site_id = ${siteId} and pages.id = ${pageId} and pages.deleted_at is null`.execute(db)
  return rows[0] ? parseDocument(rows[0].document) : null
}

/** Milliseconds of the last publishing, by page. */
export const readPublishedMoments = async (db: Database, siteId: SiteId): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'published_at'])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.flatMap(row => (row.published_at === null ? [] : [[row.id, row.published_at]])))
}

export type Version = {
  version: number
  kind: VersionKind
  document: PageDocument
  goesLiveAt: number | null
  /** What was live when it was made. */
  basedOn: number | null
}

export const readVersion = async (
  db: Database,
  { siteId, pageId, version }: { siteId: SiteId; pageId: string; version: number },
): Promise<Version | null> => {
  const row = await db
    .selectFrom('page_versions')
    .select(['version', 'kind', 'document', 'goes_live_at', 'based_on'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row
    ? {
        version: row.version,
        kind: row.kind,
        document: parseDocument(row.document),
        goesLiveAt: row.goes_live_at,
        basedOn: row.based_on,
      }
    : null
}

type Place = { siteId: SiteId; pageId: string }

/** Keeps a document as it is now, for good. Answers its number. */
export const insertVersion = async (
  tx: Tx,
  {
    siteId,
    pageId,
    document,
    author,
    kind,
    goesLiveAt = null,
    basedOn = null,
    now = Date.now(),
  }: Place &
    Pick<Version, 'document' | 'kind'> & { author: Author; now?: number } & Partial<
      Pick<Version, 'goesLiveAt' | 'basedOn'>
    >,
): Promise<number> => {
  const latest = await tx.db
    .selectFrom('page_versions')
    .select(eb => eb.fn.max('version').as('version'))
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  const version = (latest?.version ?? 0) + 1
  const { name, slug, disallowedLanguages, meta } = document
  const changeSeq = await lastChangeNumber(tx.db, siteId, pageId)
  const head: PublishedHead = { name, slug, disallowedLanguages, meta, changeSeq }
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
      kind,
      goes_live_at: goesLiveAt,
      based_on: basedOn,
    })
    .execute()
  return version
}

/** PUB-4, PUB-8: the whole page becomes one immutable version and the pointer moves, or nothing happens. */
export const publishPage = async (
  tx: Tx,
  { siteId, pageId, author, locales }: Place & { author: Author; locales: readonly Locale[] },
): Promise<number> => {
  await lockPage(tx, siteId, pageId)
  const working = await readWorkingPage(tx.db, siteId, pageId)
  if (!working) throw new ApiError('not_found')
  await writeValues(tx, { siteId, pageId, author, kind: 'publish', writes: statusWrites(working.document) })
  const document = withPublishedStatus(working.document)
  const version = await insertVersion(tx, { siteId, pageId, document, author, kind: 'published' })
  await showVersion(tx, { siteId, pageId, version, document, locales })
  return version
}

/** From now on visitors see this version. */
export const showVersion = async (
  tx: Tx,
  {
    siteId,
    pageId,
    version,
    document,
    locales,
    now = Date.now(),
  }: Place & { version: number; document: PageDocument; locales: readonly Locale[]; now?: number },
) => {
  const before = await readPublished(tx.db, siteId, pageId)
  await tx.db
    .updateTable('pages')
    .set({ published_version: version, published_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .execute()
  await publishSlugs(tx, { siteId, pageId, collection: document.collection, slug: document.slug })
  await indexForSearch(tx, { siteId, document, locales })
  tx.touch(siteId, pageTag(pageId), publishedTag, draftsTag)
  // A new text concerns the page it stands on: all others stay as they are drawn.
  if (!before || !isListedAlike(before, document)) tx.touch(siteId, pagesTag)
}

export const unpublishPage = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await lockPage(tx, siteId, pageId)
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
  tx.touch(siteId, pageTag(pageId), pagesTag, publishedTag)
}

const statusWrites = (page: PageDocument): ValueWrite[] =>
  allGroups(page)
    .filter(group => publishedStatus(group.status) !== group.status)
    .map(group => ({ itemId: group.id, key: 'status', value: publishedStatus(group.status) }))

/** The page as publishing it now would make it. */
export const withPublishedStatus = (page: PageDocument): PageDocument => {
  const publish = (groups: readonly Group[]): Group[] =>
    groups
      .map(group => ({ ...group, status: publishedStatus(group.status), cards: publish(group.cards) }))
      .filter(group => group.status !== 'deleted')
  return { ...page, groups: publish(page.groups) }
}
