import type { Group } from '../../content/group'
import type { SiteId } from '../../content/id'
import type { PageDocument } from '../../content/page'
import { allGroups } from '../../content/rules/document'
import { referencesOf } from '../../content/rules/documentReferences'
import { isListedAlike } from '../../content/rules/listedAlike'
import { noReferences } from '../../content/rules/references'
import { publishedStatus } from '../../content/rules/status'
import { Refusal } from '../Refusal'
import { lockPage, lockWorkingPage } from '../storage/pages'
import { forgetSearchTexts, indexForSearch } from '../storage/searchIndex'
import { publishSlugs, unpublishSlugs } from '../storage/slugs'
import type { Tx } from '../storage/storage'
import { replaceUses } from '../storage/uses'
import { draftsTag, insertVersion, pagesTag, pageTag, publishedTag, readPublished } from '../storage/versions'
import { type Author, type ValueWrite, writeValues } from '../storage/writeValues'

type Place = { siteId: SiteId; pageId: string }

/** PUB-4, PUB-8: the whole page becomes one immutable version and the pointer moves, or nothing happens. */
export const publishPage = async (tx: Tx, { siteId, pageId, author }: Place & { author: Author }): Promise<number> => {
  const working = await lockWorkingPage(tx, siteId, pageId)
  await writeValues(tx, { siteId, pageId, author, kind: 'publish', writes: statusWrites(working.document) })
  const document = withPublishedStatus(working.document)
  const version = await insertVersion(tx, { siteId, pageId, document, author, kind: 'published' })
  await showVersion(tx, { siteId, pageId, version, document })
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
    now = Date.now(),
  }: Place & { version: number; document: PageDocument; now?: number },
) => {
  const before = await readPublished(tx.db, siteId, pageId)
  await tx.db
    .updateTable('pages')
    .set({ published_version: version, published_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .execute()
  await publishSlugs(tx, { siteId, pageId, collection: document.collection, slug: document.slug })
  await indexForSearch(tx, { siteId, document })
  await noteShown(tx, { siteId, pageId }, { before, after: document })
  tx.touch(siteId, pageTag(pageId), publishedTag, draftsTag)
  // A new text concerns the page it stands on: all others stay as they are drawn.
  if (!before || !isListedAlike(before, document)) tx.touch(siteId, pagesTag)
}

export const unpublishPage = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await lockPage(tx, siteId, pageId)
  const shown = await readPublished(tx.db, siteId, pageId)
  const page = await tx.db
    .updateTable('pages')
    .set({ published_version: null, published_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('published_version', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('role')
    .executeTakeFirst()
  if (!page) throw new Refusal('nothing_published')
  // A site always has a home page.
  if (page.role === 'home') throw new Refusal('not_allowed')
  await unpublishSlugs(tx, siteId, pageId)
  await noteShown(tx, { siteId, pageId }, { before: shown, after: null })
  await forgetSearchTexts(tx, siteId, pageId)
  tx.touch(siteId, pageTag(pageId), pagesTag, publishedTag, draftsTag)
}

/** Which pages and pictures the page that visitors see names. */
export const noteShown = (
  tx: Tx,
  { siteId, pageId }: Place,
  { before, after }: { before: PageDocument | null; after: PageDocument | null },
) =>
  replaceUses(
    tx,
    { siteId, byKind: 'published', itemId: pageId, key: '', pageId },
    { before: before ? referencesOf(before) : noReferences(), after: after ? referencesOf(after) : noReferences() },
  )

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
