import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { changedValues } from '../../content/rules/changed'
import { allGroups, flatten } from '../../content/rules/document'
import { isWording } from '../../content/rules/valueKeys'
import { Refusal } from '../Refusal'
import { provenanceOnce } from '../storage/changes'
import { lockPage, lockWorkingPage } from '../storage/pages'
import { isSlugFree, revertSlugs } from '../storage/slugs'
import type { Tx } from '../storage/storage'
import { insertVersion, readPublished } from '../storage/versions'
import { type Author, type ValueWrite, writeValues } from '../storage/writeValues'

type Place = { siteId: SiteId; pageId: string; author: Author }

/** PUB-5: every value goes back to what is published, as changes; what they replace is kept as a version. */
export const revertPage = async (tx: Tx, { siteId, pageId, author }: Place): Promise<number> => {
  await lockPage(tx, siteId, pageId)
  const published = await readPublished(tx.db, siteId, pageId)
  // API-11: without anything to go back to nothing is thrown away.
  if (!published) return 0
  await keepReplaced(tx, { siteId, pageId, author, target: published })
  const count = await writeBack(tx, { siteId, pageId, author, target: published })
  await revertSlugs(tx, { siteId, pageId, collection: published.collection, slug: published.slug })
  return count
}

/**
 * PUB-6: the page, or one of its sections, as it was in a version (already in today's shapes). What is not live now
 * comes back as a draft. A slug that has gone to another page meanwhile stays away.
 */
export const restoreDocument = async (
  tx: Tx,
  { siteId, pageId, author, document, groupId }: Place & { document: PageDocument; groupId?: string },
): Promise<number> => {
  await lockPage(tx, siteId, pageId)
  const published = await readPublished(tx.db, siteId, pageId)
  const live = new Set(published ? allGroups(published).map(group => group.id) : [])
  const target = {
    ...document,
    slug: await freeSlugs(tx, { siteId, pageId, document }),
    groups: document.groups.map(group => ({
      ...group,
      status: live.has(group.id) ? group.status : ('draft' as const),
      cards: group.cards.map(card => ({ ...card, status: live.has(card.id) ? card.status : ('draft' as const) })),
    })),
  }
  await addMissingItems(tx, { siteId, pageId, document: target, groupId })
  await keepReplaced(tx, { siteId, pageId, author, target })
  const count = await writeBack(tx, { siteId, pageId, author, target, groupId })
  if (!groupId) await revertSlugs(tx, { siteId, pageId, collection: target.collection, slug: target.slug })
  return count
}

const keepReplaced = async (tx: Tx, { siteId, pageId, author, target }: Place & { target: PageDocument }) => {
  const working = await lockWorkingPage(tx, siteId, pageId)
  if (changedValues(working.document, target).length === 0) return
  await insertVersion(tx, { siteId, pageId, author, document: working.document, kind: 'replaced' })
}

type Goal = Place & { target: PageDocument; groupId?: string }

/** Writes every value that differs from the target, of one section or of the whole page. */
const writeBack = async (tx: Tx, goal: Goal): Promise<number> => {
  const { siteId, pageId, author, target, groupId } = goal
  const returned = await bringBackDeleted(tx, goal)
  const working = await lockWorkingPage(tx, siteId, pageId)
  const kept = new Set(flatten(target).items.map(item => item.id))
  const concerned = concernedItems([target, working.document], groupId)
  const added = allGroups(working.document).filter(group => !kept.has(group.id) && isIn(concerned, group.id))
  const addedIds = new Set(added.flatMap(group => [group.id, ...Object.values(group.fields).map(field => field.id)]))
  const changed = changedValues(working.document, target)
    .filter(change => !addedIds.has(change.itemId) && isIn(concerned, change.itemId))
    .map(({ itemId, key, published }) => ({ itemId, key, value: published }))
  const writes: ValueWrite[] = added.map(group => ({ itemId: group.id, key: 'status', value: 'deleted' }))
  for (const change of changed) writes.push({ ...change, provenance: await cameFrom(tx, siteId, pageId, change) })
  await writeValues(tx, { siteId, pageId, author, kind: 'revert', writes })
  return returned + writes.length
}

/** A text that comes back comes back with where it was from: out of date then, out of date now. */
const cameFrom = (tx: Tx, siteId: SiteId, pageId: string, write: ValueWrite) =>
  isWording(write.key) && write.value !== null ? provenanceOnce(tx.db, siteId, { pageId, ...write }) : undefined

/** Null is everything; else the section, its cards and all their fields, wherever they are. */
const concernedItems = (documents: readonly PageDocument[], groupId: string | undefined) => {
  if (!groupId) return null
  const groups = documents.flatMap(page => page.groups.filter(group => group.id === groupId))
  if (groups.length === 0) throw new Refusal('not_found')
  return new Set(
    groups
      .flatMap(group => [group, ...group.cards])
      .flatMap(group => [group.id, ...Object.values(group.fields).map(field => field.id)]),
  )
}

const isIn = (concerned: ReadonlySet<string> | null, id: string) => concerned === null || concerned.has(id)

/** Deleted groups are no part of the document: only once they are back does it show what else was done to them. */
const bringBackDeleted = async (tx: Tx, { siteId, pageId, author, target, groupId }: Goal): Promise<number> => {
  const working = await lockWorkingPage(tx, siteId, pageId)
  const present = new Set(allGroups(working.document).map(group => group.id))
  const concerned = concernedItems([target, working.document], groupId)
  const writes = allGroups(target)
    .filter(group => !present.has(group.id) && isIn(concerned, group.id))
    .map(group => ({ itemId: group.id, key: 'status', value: group.status }))
  await writeValues(tx, { siteId, pageId, author, kind: 'revert', writes })
  return writes.length
}

/** Items are never deleted, but their shape may have moved on since. */
export const addMissingItems = async (
  tx: Tx,
  { siteId, pageId, document, groupId }: Omit<Place, 'author'> & { document: PageDocument; groupId?: string },
) => {
  const concerned = concernedItems([document], groupId)
  for (const item of flatten(document).items.filter(({ id }) => isIn(concerned, id)))
    await tx.db
      .insertInto('items')
      .values({
        site_id: siteId,
        id: item.id,
        page_id: pageId,
        parent_id: item.parentId,
        kind: item.kind,
        name: item.name,
        shape: item.shape,
        created: Date.now(),
      })
      .onConflict(conflict => conflict.columns(['site_id', 'id']).doUpdateSet({ name: item.name, shape: item.shape }))
      .execute()
}

const freeSlugs = async (
  tx: Tx,
  { siteId, pageId, document }: { siteId: SiteId; pageId: string; document: PageDocument },
) => {
  const working = await lockWorkingPage(tx, siteId, pageId)
  const slugs = { ...document.slug }
  for (const [locale, slug] of Object.entries(slugs) as [Locale, string][]) {
    const place = { siteId, locale, collection: document.collection, slug, pageId }
    if (!(await isSlugFree(tx.db, place))) slugs[locale] = working.document.slug[locale] ?? slug
  }
  return slugs
}
