import { definitions } from '../../blocks/definitions'
import { type Collection, isPageCollection, newMember, newPage, type PageCollection } from '../../content/collection'
import { cardTypeOf } from '../../content/defineBlock'
import type { SiteId } from '../../content/id'
import { byOrder } from '../../content/rules/document'
import { removedStatus } from '../../content/rules/status'
import type { InputOf } from '../../contract/call'
import * as call from '../../contract/collection'
import { addGroups } from '../editing/addGroups'
import { addPage } from '../editing/addPage'
import { versionsByKey } from '../editing/baseOf'
import { checkNewPage } from '../editing/checkNewPage'
import { checkNewBase, checkPageBase } from '../editing/checkPageBase'
import { findGroup } from '../editing/findGroup'
import { orderAt } from '../editing/orderAt'
import { sentNames } from '../editing/sentTexts'
import { Refusal } from '../Refusal'
import { findItem } from '../storage/items'
import { findPage, listPages, lockPage } from '../storage/pages'
import { readReferences } from '../storage/references'
import type { Tx } from '../storage/storage'
import { pagesTag, pageTag } from '../storage/versions'
import { writeValues } from '../storage/writeValues'
import { type WriteContext, writes } from './context'

export const collectionHandlers = {
  addToCollection: writes(call.addToCollection, async (context, input) => {
    if (input.collectionType === 'group')
      return input.groupId ? setCardArchived(context, input, input.groupId) : addCard(context, input)
    if (input.pageId) return setArchived(context, input, input.pageId)
    return addCollectionPage(context, input)
  }),

  sortCollection: writes(call.sortCollection, async (context, { collectionId, collectionName, active, over, base }) => {
    const { tx, hosted, author } = context
    const siteId = hosted.site.id
    const pages = pagesIn(collectionName)
    if (pages) await lockCollection(tx, siteId, pages.collection)
    const items = pages
      ? (await readReferences(tx.db, siteId, 'edit', pages)).map(({ id, order }) => ({ id, order, pageId: id }))
      : await cardsOf(tx, siteId, collectionId)
    const sorted = items.sort(byOrder)
    const [from, to] = [active, over].map(id => sorted.findIndex(item => item.id === id)) as [number, number]
    const moved = sorted[from]
    if (!moved || to < 0) throw new Refusal('not_found')
    const others = sorted.filter(item => item !== moved)
    const { keys, moved: alsoMoved } = orderAt(others, to)
    const own = { itemId: moved.id, key: 'order', value: keys[0], base }
    const [written] = await writeValues(tx, { siteId, pageId: moved.pageId, author, writes: [own] })
    for (const write of alsoMoved) {
      const { pageId } = sorted.find(item => item.id === write.itemId)!
      await writeValues(tx, { siteId, pageId, author, writes: [write] })
    }
    if (pages) tx.touch(siteId, pagesTag)
    others.splice(to, 0, moved)
    return { id: moved.id, order: others.map(item => item.id), version: written!.version }
  }),

  removeFromCollection: writes(call.removeFromCollection, async ({ tx, hosted, author }, { groupId, base }) => {
    const siteId = hosted.site.id
    const item = await findItem(tx, siteId, groupId)
    if (item?.kind !== 'group' || item.parentId === item.pageId) throw new Refusal('not_found')
    const { group } = await findGroup(tx, { siteId, pageId: item.pageId, groupId })
    const { status, previousStatus } = removedStatus(group.status)
    if (group.status === 'markedForDeletion') return { id: groupId, status: group.status }
    await writeValues(tx, {
      siteId,
      pageId: item.pageId,
      author,
      writes: [
        { itemId: groupId, key: 'status', value: status, base },
        { itemId: groupId, key: 'previousStatus', value: previousStatus },
      ],
    })
    return { id: groupId, status }
  }),
}

type Input = InputOf<typeof call.addToCollection>

/** Whose items are pages: a collection of them, or none for those that are free; null where they are cards. */
const pagesIn = (name: Collection): { collection: PageCollection | null } | null => {
  if (isPageCollection(name)) return { collection: name }
  return name === 'generic' ? { collection: null } : null
}

const addCard = async ({ tx, hosted, author }: WriteContext, input: Input) => {
  const { collectionId, collectionName, id: wishedId, base } = input
  const siteId = hosted.site.id
  const board = collectionId ? await findItem(tx, siteId, collectionId) : null
  if (board?.kind !== 'group') throw new Refusal('not_found')
  const definition = definitions[board.name]
  const type = definition ? cardTypeOf(definition) : null
  if (!type || type !== collectionName) throw new Refusal('unknown_block')
  await checkPageBase(tx, { siteId, pageId: board.pageId, base })
  const cards = await cardsOf(tx, siteId, board.id)
  const [id] = await addGroups(tx, {
    siteId,
    pageId: board.pageId,
    parentId: board.id,
    author,
    drafts: [{ type, id: wishedId }],
    siblings: cards.sort(byOrder),
  })
  return { id: id! }
}

const addCollectionPage = async ({ tx, hosted, author }: WriteContext, input: Input) => {
  checkNewBase(input.base)
  const pages = pagesIn(input.collectionName)
  if (!pages) throw new Refusal('invalid_input', { issues: [{ path: 'collectionName' }] })
  const { collection } = pages
  const types = input.initialGroups ?? []
  const lang = input.lang ?? hosted.site.defaultLocale
  const newName = collection ? newMember[collection] : newPage
  const name = sentNames(hosted.site, input.initialMeta?.name ?? newName[lang === 'fr' ? 'fr' : 'de'], lang)
  await checkNewPage(tx.db, hosted.site, { collection, types })
  const id = await addPage(tx, {
    siteId: hosted.site.id,
    collection,
    name,
    groups: types.map(type => ({ type })),
    author,
  })
  return { id }
}

/** PAGE-5: hidden pages move to the archive at once, without publishing (D4). */
const setArchived = async ({ tx, hosted, author }: WriteContext, input: Input, pageId: string) => {
  const siteId = hosted.site.id
  const page = await findPage(tx.db, siteId, pageId)
  const pages = pagesIn(input.collectionName)
  if (!page || !pages || page.collection !== pages.collection) throw new Refusal('not_found')
  // A site always has a home page.
  if (page.role === 'home') throw new Refusal('not_allowed')
  const results = await writeValues(tx, {
    siteId,
    pageId,
    author,
    writes: [{ itemId: pageId, key: 'archived', value: input.action === 'remove' ? true : null, base: input.base }],
  })
  tx.touch(siteId, pageTag(pageId), pagesTag)
  return { id: pageId, versions: versionsByKey(results) }
}

/** A card is hidden and shown as part of its page, so visitors see it with the next publishing. */
const setCardArchived = async ({ tx, hosted, author }: WriteContext, input: Input, groupId: string) => {
  const siteId = hosted.site.id
  const item = await findItem(tx, siteId, groupId)
  const isHere = !input.collectionId || item?.parentId === input.collectionId
  if (item?.kind !== 'group' || item.parentId === item.pageId || item.name !== input.collectionName || !isHere)
    throw new Refusal('not_found')
  const { group } = await findGroup(tx, { siteId, pageId: item.pageId, groupId })
  const wasPublished = group.status !== 'draft' && [group.status, group.previousStatus].includes('published')
  const shown = wasPublished ? 'published' : 'draft'
  const isHidden = input.action === 'remove'
  if (isHidden && group.status === 'archived') return { id: groupId }
  const results = await writeValues(tx, {
    siteId,
    pageId: item.pageId,
    author,
    writes: [
      { itemId: groupId, key: 'status', value: isHidden ? 'archived' : shown, base: input.base },
      { itemId: groupId, key: 'previousStatus', value: isHidden ? shown : null },
    ],
  })
  return { id: groupId, versions: versionsByKey(results) }
}

/** In one order for everybody, so that two who sort at once wait for one another instead of blocking each other. */
const lockCollection = async (tx: Tx, siteId: SiteId, collection: PageCollection | null) => {
  const ids = (await listPages(tx.db, siteId, collection)).map(page => page.id)
  for (const id of ids.sort()) await lockPage(tx, siteId, id)
}

const cardsOf = async (tx: Tx, siteId: SiteId, boardId: string | null | undefined) => {
  const board = boardId ? await findItem(tx, siteId, boardId) : null
  if (board?.kind !== 'group') throw new Refusal('not_found')
  const { group } = await findGroup(tx, { siteId, pageId: board.pageId, groupId: board.id })
  return group.cards.map(card => ({ id: card.id, order: card.order, pageId: board.pageId }))
}
