import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { writtenLanguages } from '../../content/rules/writtenLanguages'
import type { VersionKind } from '../../content/version'
import { lastChangeNumber } from './changes'
import { parseDocument } from './parseDocument'
import type { Database, Tx } from './storage'
import type { Author } from './writeValues'

/** What lists need of a version without reading all of it. */
export type PublishedHead = Pick<PageDocument, 'name' | 'slug' | 'disallowedLanguages' | 'meta'> & {
  /** The page's last change when the version was made: as long as it is the last, nothing differs. */
  changeSeq?: number
  /** LIVE-19; older versions do not say. */
  written?: Locale[]
}

/** A page's own tag, and the one of every list of pages (navigation, collections). */
export const pageTag = (pageId: string) => `page:${pageId}`
export const pagesTag = 'pages'
/** When each page went live. */
export const publishedTag = 'published'
/** Editors' lists of pages: moves with everything that they show of any page. */
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

/** The pages of a site, each with the version that visitors see: nulls where they see none. */
export const pagesAsPublished = (db: Database, siteId: SiteId) =>
  db
    .selectFrom('pages')
    .leftJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)

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
  /** Who made it. */
  personId: string | null
  /** What was live when it was made. */
  basedOn: number | null
}

export const readVersion = async (
  db: Database,
  { siteId, pageId, version }: { siteId: SiteId; pageId: string; version: number },
): Promise<Version | null> => {
  const row = await db
    .selectFrom('page_versions')
    .select(['version', 'kind', 'document', 'goes_live_at', 'person_id', 'based_on'])
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
        personId: row.person_id,
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
  const version = await nextVersion(tx, { siteId, pageId })
  const { name, slug, disallowedLanguages, meta } = document
  const changeSeq = await lastChangeNumber(tx.db, siteId, pageId)
  const written = writtenLanguages(document)
  const head: PublishedHead = { name, slug, disallowedLanguages, meta, changeSeq, written }
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

/** Counted on the page: the number of a version that was deleted is never given again. */
const nextVersion = async (tx: Tx, { siteId, pageId }: Place): Promise<number> => {
  const row = await tx.db
    .updateTable('pages')
    .set(eb => ({ last_version: eb('last_version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .returning('last_version')
    .executeTakeFirstOrThrow()
  return row.last_version
}
