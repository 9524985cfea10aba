import type { SiteId } from '../../content/id'
import { countChanges, isUnchanged } from '../../content/rules/changed'
import { readWorkingDocuments } from './pages'
import { parseDocument } from './parseDocument'
import type { Database } from './storage'
import type { PublishedHead } from './versions'

/** Read and compared at once: more would hold up everybody else for too long. */
const chunkSize = 100

/**
 * The pages that differ from what visitors see, or that they do not see yet (D5). Only pages with a change since their
 * publication are read, many at a time: a list of five hundred costs as many questions as a list of five.
 */
export const changedPages = async (db: Database, siteId: SiteId): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'pages.change_seq', 'page_versions.head'])
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)
    .execute()
  const changed = new Set<string>()
  const doubtful: string[] = []
  for (const { id, change_seq, head } of rows) {
    if (head === null) changed.add(id)
    else if ((JSON.parse(head) as PublishedHead).changeSeq !== change_seq) doubtful.push(id)
  }
  for (let start = 0; start < doubtful.length; start += chunkSize) {
    const ids = doubtful.slice(start, start + chunkSize)
    const working = await readWorkingDocuments(db, siteId, ids)
    const published = await readPublishedDocuments(db, siteId, ids)
    for (const id of ids) {
      const document = working.get(id)
      if (document && !isUnchanged(countChanges(document, published.get(id) ?? null))) changed.add(id)
    }
  }
  return changed
}

const readPublishedDocuments = async (db: Database, siteId: SiteId, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'page_versions.document'])
    .where('pages.site_id', '=', siteId)
    .where('pages.id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.id, parseDocument(row.document)]))
}
