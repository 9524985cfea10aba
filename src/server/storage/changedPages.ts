import type { SiteId } from '../../content/id'
import { countChanges, isUnchanged } from '../../content/rules/changed'
import { inChunks } from './inChunks'
import { readWorkingDocuments } from './pages'
import { parseDocument } from './parseDocument'
import type { Database } from './storage'
import { type PublishedHead, pagesAsPublished } from './versions'

/**
 * The pages, of all or of these, that differ from what visitors see, or that they do not see yet (D5). Only pages with a
 * change since their publication are read, many at a time: five hundred cost as many questions as five.
 */
export const changedPages = async (db: Database, siteId: SiteId, ids?: readonly string[]): Promise<Set<string>> => {
  const heads = pagesAsPublished(db, siteId).select(['pages.id', 'pages.change_seq', 'page_versions.head'])
  const rows = ids ? await inChunks(ids, some => heads.where('pages.id', 'in', some).execute()) : await heads.execute()
  const changed = new Set<string>()
  const doubtful: string[] = []
  for (const { id, change_seq, head } of rows) {
    if (head === null) changed.add(id)
    else if ((JSON.parse(head) as PublishedHead).changeSeq !== change_seq) doubtful.push(id)
  }
  const different = await inChunks(doubtful, async some => {
    const working = await readWorkingDocuments(db, siteId, some)
    const published = await readPublishedDocuments(db, siteId, some)
    return some.filter(id => {
      const document = working.get(id)
      return document && !isUnchanged(countChanges(document, published.get(id) ?? null))
    })
  })
  for (const id of different) changed.add(id)
  return changed
}

const readPublishedDocuments = async (db: Database, siteId: SiteId, ids: readonly string[]) => {
  const rows = await pagesAsPublished(db, siteId)
    .select(['pages.id', 'page_versions.document'])
    .where('pages.id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(row => (row.document === null ? [] : [[row.id, parseDocument(row.document)] as const])))
}
