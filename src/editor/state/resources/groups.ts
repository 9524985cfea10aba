import { generateNKeysBetween } from 'fractional-indexing'
import { definitions } from '../../../blocks/definitions'
import { componentTypeSchema } from '../../../content/componentType'
import { cardTypeOf } from '../../../content/defineBlock'
import type { Group } from '../../../content/group'
import { applyItem, applyValue, findGroupIn } from '../../../content/rules/applyValue'
import { removedStatus } from '../../../content/rules/status'
import type { Status } from '../../../content/status'
import { versionKey } from '../content'
import { placeName } from '../placeName'
import { adoptByLaying } from './adoptByLaying'
import { anchorIn, moved, type NextTo, orderedAt, placeAmong } from './order'
import { type Resource, request } from './resource'

/** Which sections there are, in which order, and whether they go. Cards are removed and brought back in the same way. */
export type GroupChange =
  /** After another section, null for the top; a board comes with its first cards. */
  | { kind: 'add'; pageId: string; id: string; type: string; after: string | null; cards: string[] }
  | { kind: 'move'; pageId: string; id: string; nextTo: NextTo }
  | { kind: 'remove'; pageId: string; id: string }
  | { kind: 'restore'; pageId: string; id: string; from: Status; to: Status }

const basisKey = ({ kind, id }: GroupChange) => versionKey(id, kind === 'move' ? 'order' : 'status')

export const groups: Resource<GroupChange> = {
  part: 'page',
  version: 1,
  owns: change => [basisKey(change)],
  basis: change => (change.kind === 'add' ? null : basisKey(change)),
  makes: change => (change.kind === 'add' ? [change.id, ...change.cards] : []),
  needs: change => (change.kind === 'add' ? [] : [change.id]),

  request: (change, { base, saved, shown }) => {
    const place = { pageId: change.pageId, groupId: change.id }
    switch (change.kind) {
      case 'add':
        return request('addGroup', {
          pageId: change.pageId,
          groupName: componentTypeSchema.parse(change.type),
          id: change.id,
          cards: change.cards,
          nextTo: anchorOf(change, saved.groups, shown.groups),
        })
      case 'move': {
        const nextTo = anchorIn(saved.groups, shown.groups, change)
        return nextTo ? request('sortGroup', { ...place, nextTo, base }) : 'gone'
      }
      case 'remove':
        return request('removeGroup', { ...place, base })
      case 'restore':
        return request('setGroupStatus', { ...place, from: change.from, to: change.to, base })
    }
  },

  lay: (content, change) => {
    if (change.pageId !== content.pageId) return content
    const tree = laid(content.groups, change)
    return tree === content.groups ? content : { ...content, groups: tree }
  },
  adopt: (saved, change, taken) => {
    const ids = change.kind === 'add' ? [change.id, ...change.cards] : []
    // As the server has what is new: what is done to it next is based on its beginning.
    const begun = ids.flatMap(id => [versionKey(id, 'status'), versionKey(id, 'order')]).map(name => [name, 1] as const)
    const { versions = {} } = (taken.data ?? {}) as { versions?: Record<string, number> }
    const own = Object.entries(versions).map(([key, version]) => [versionKey(change.id, key), version] as const)
    return adoptByLaying(groups, saved, change, Object.fromEntries([...begun, ...own]))
  },
  reload: reading => reading.page(),

  label: ({ kind, id, ...change }, content) => {
    const { de, fr } = placeName(
      findGroupIn(content.groups, id) ?? ('type' in change ? { type: change.type } : null),
      null,
    )
    const words = verbs[kind]
    return { de: `${de} · ${words.de}`, fr: `${fr} · ${words.fr}` }
  },
  place: ({ id }) => ({ groupId: id, field: null }),
}

const verbs: Record<GroupChange['kind'], { de: string; fr: string }> = {
  add: { de: 'Hinzufügen', fr: 'Ajout' },
  move: { de: 'Verschieben', fr: 'Déplacement' },
  remove: { de: 'Löschen', fr: 'Suppression' },
  restore: { de: 'Wiederherstellen', fr: 'Restauration' },
}

const laid = (tree: Group[], change: GroupChange): Group[] => {
  const known = findGroupIn(tree, change.id)
  if (change.kind === 'add') return known ? tree : added(tree, change)
  if (!known) return tree
  if (change.kind === 'move') return moved(tree, change.id, change.nextTo)
  if (change.kind === 'remove' && known.status === 'markedForDeletion') return tree
  if (change.kind === 'restore' && known.status !== change.from) return tree
  const next = change.kind === 'remove' ? removedStatus(known.status) : { status: change.to, previousStatus: null }
  const marked = applyValue(tree, { itemId: change.id, key: 'previousStatus', value: next.previousStatus })
  return applyValue(marked, { itemId: change.id, key: 'status', value: next.status })
}

const added = (tree: Group[], { pageId, id, type, after, cards }: Extract<GroupChange, { kind: 'add' }>): Group[] => {
  const at = after === null ? 0 : (placeAmong(tree, { groupId: after, position: 'after' }) ?? tree.length)
  const section = orderedAt(hung(tree, pageId, { id, parentId: pageId, type }), id, { others: tree, at })
  const cardType = definitions[type] && cardTypeOf(definitions[type])
  const orders = generateNKeysBetween(null, null, cards.length)
  if (!cardType) return section
  return cards.reduce((known, card, index) => {
    const board = hung(known, pageId, { id: card, parentId: id, type: cardType })
    return applyValue(board, { itemId: card, key: 'order', value: orders[index] })
  }, section)
}

/** A new section or card. */
export const hung = (
  tree: Group[],
  pageId: string,
  { id, parentId, type }: { id: string; parentId: string; type: string },
): Group[] => {
  const item = { id, parentId, kind: 'group' as const, name: type, shape: definitions[type]?.shape ?? 1 }
  return applyItem(tree, item, pageId)
}

const anchorOf = (
  { id, after }: Extract<GroupChange, { kind: 'add' }>,
  stored: readonly Group[],
  shown: readonly Group[],
): NextTo | null => {
  const first = stored[0]
  const top: NextTo | null = first ? { groupId: first.id, position: 'before' } : null
  if (after === null) return top
  return anchorIn(stored, shown, { id, nextTo: { groupId: after, position: 'after' } })
}
