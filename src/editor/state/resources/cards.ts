import { generateKeyBetween } from 'fractional-indexing'
import { collectionSchema } from '../../../content/collection'
import type { Group } from '../../../content/group'
import { applyValue, findGroupIn } from '../../../content/rules/applyValue'
import { versionKey } from '../content'
import { placeName } from '../placeName'
import { adoptByLaying } from './adoptByLaying'
import { hung } from './groups'
import { anchorIn, moved, type NextTo, placeAmong } from './order'
import { type Resource, request } from './resource'

/** The cards of a board. `type` is the card's, which names the collection it stands in. */
export type CardChange = { pageId: string; boardId: string; id: string; type: string } & (
  | { kind: 'add' }
  | { kind: 'move'; nextTo: NextTo }
  /** PAGE-5: to the board's archive, or back with the status it had. */
  | { kind: 'archive'; isHidden: boolean }
)

const basisKey = ({ kind, id }: CardChange) => versionKey(id, kind === 'move' ? 'order' : 'status')

export const cards: Resource<CardChange> = {
  part: 'page',
  version: 1,
  owns: change => [basisKey(change)],
  basis: change => (change.kind === 'add' ? null : basisKey(change)),
  makes: ({ kind, id }) => (kind === 'add' ? [id] : []),
  needs: ({ kind, id, boardId }) => (kind === 'add' ? [boardId] : [boardId, id]),

  request: (change, { base, saved, shown }) => {
    const { boardId, id, type } = change
    const collection = { collectionId: boardId, collectionName: collectionSchema.parse(type) }
    if (change.kind === 'add') return request('addToCollection', { ...collection, collectionType: 'group', id })
    if (change.kind === 'archive')
      return request('addToCollection', {
        ...collection,
        collectionType: 'group',
        groupId: id,
        action: change.isHidden ? 'remove' : 'add',
        base,
      })
    const stored = findGroupIn(saved.groups, boardId)?.cards ?? []
    const nextTo = anchorIn(stored, findGroupIn(shown.groups, boardId)?.cards ?? [], change)
    const others = stored.filter(card => card.id !== id)
    const at = nextTo && placeAmong(others, nextTo)
    // The call takes the card whose place it shall have.
    const over = at === null ? undefined : stored[at]
    return over ? request('sortCollection', { ...collection, active: id, over: over.id, base }) : 'gone'
  },

  lay: (content, change) => {
    if (change.pageId !== content.pageId) return content
    const tree = laid(content.groups, change)
    return tree === content.groups ? content : { ...content, groups: tree }
  },
  adopt: (saved, change, { data }) => {
    const { versions = {}, version } = (data ?? {}) as { versions?: Record<string, number>; version?: number }
    const keys =
      change.kind === 'add' ? { status: 1, order: 1 } : { ...(version ? { order: version } : {}), ...versions }
    const named = Object.entries(keys).map(([key, made]) => [versionKey(change.id, key), made] as const)
    return adoptByLaying(cards, saved, change, Object.fromEntries(named))
  },
  reload: reading => reading.page(),

  label: ({ kind, id, type }, { groups }) => {
    const { de, fr } = placeName(findGroupIn(groups, id) ?? { type }, null)
    const words = verbs[kind]
    return { de: `${de} · ${words.de}`, fr: `${fr} · ${words.fr}` }
  },
  place: ({ kind, id, boardId }) => ({ groupId: kind === 'archive' ? boardId : id, field: null }),
}

const verbs: Record<CardChange['kind'], { de: string; fr: string }> = {
  add: { de: 'Hinzufügen', fr: 'Ajout' },
  move: { de: 'Verschieben', fr: 'Déplacement' },
  archive: { de: 'Archiv', fr: 'Archives' },
}

const laid = (tree: Group[], change: CardChange): Group[] => {
  const { pageId, boardId, id, type } = change
  const known = findGroupIn(tree, id)
  if (change.kind === 'add') {
    const board = findGroupIn(tree, boardId)
    if (known || !board) return tree
    const order = generateKeyBetween(board.cards.at(-1)?.order || null, null)
    const grown = hung(tree, pageId, { id, parentId: boardId, type })
    return applyValue(grown, { itemId: id, key: 'order', value: order })
  }
  if (!known) return tree
  if (change.kind === 'move') return moved(tree, id, change.nextTo)
  if ((known.status === 'archived') === change.isHidden) return tree
  const shown = known.status === 'archived' ? (known.previousStatus ?? 'draft') : known.status
  const marked = applyValue(tree, { itemId: id, key: 'previousStatus', value: change.isHidden ? shown : null })
  return applyValue(marked, { itemId: id, key: 'status', value: change.isHidden ? 'archived' : shown })
}
