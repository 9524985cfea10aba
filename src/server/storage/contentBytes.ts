import type { SiteId } from '../../content/id'
import { quotas } from '../../content/quotas'
import { flatten } from '../../content/rules/document'
import { Refusal } from '../Refusal'
import { readWorkingPage } from './pages'
import type { Database, Tx } from './storage'

export const bytesOf = (stored: string | null) => (stored === null ? 0 : Buffer.byteLength(stored))

/** A page's sum is looked at with every write, the site's only when much is added. */
const muchBytes = 16 * 1024

/** Counts what a page holds by its row, which the writer has locked; refuses what would be too much. */
export const countBytes = async (
  tx: Tx,
  { siteId, pageId, grown, isFree }: { siteId: SiteId; pageId: string; grown: number; isFree: boolean },
) => {
  const { content_bytes: bytes } = await tx.db
    .updateTable('pages')
    .set(eb => ({ content_bytes: eb('content_bytes', '+', grown) }))
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .returning('content_bytes')
    .executeTakeFirstOrThrow()
  if (grown <= 0 || isFree) return
  if (bytes > quotas.keptPageBytes) throw new Refusal('page_too_large')
  if (bytes > quotas.pageBytes && (await shownBytes(tx.db, siteId, pageId)) > quotas.pageBytes)
    throw new Refusal('page_too_large')
  if (grown > muchBytes) await checkSite(tx, siteId)
}

/** Without what was removed: whoever takes sections away has room again. */
const shownBytes = async (db: Database, siteId: SiteId, pageId: string) => {
  const working = await readWorkingPage(db, siteId, pageId)
  const { values } = working ? flatten(working.document) : { values: [] }
  return values.reduce((sum, { value }) => sum + bytesOf(JSON.stringify(value)), 0)
}

/** Whether the site has room for what this unit of work has written into it. */
export const checkSite = async (tx: Tx, siteId: SiteId) => {
  const { max_pages, max_bytes } = await tx.db
    .selectFrom('sites')
    .select(['max_pages', 'max_bytes'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const { pages, bytes } = await tx.db
    .selectFrom('pages')
    .select(eb => [eb.fn.countAll<number>().as('pages'), eb.fn.sum<number>('content_bytes').as('bytes')])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const [mostPages, mostBytes] = [max_pages ?? quotas.sitePages, max_bytes ?? quotas.siteBytes]
  if (Number(pages) > mostPages || Number(bytes) > mostBytes)
    throw new Refusal('site_full', { pages: Number(pages), mostPages, bytes: Number(bytes), mostBytes })
}
