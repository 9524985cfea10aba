import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { definitions } from '../../../blocks/definitions'
import { cardTypeOf } from '../../../content/defineBlock'
import type { Group } from '../../../content/group'
import { applyItem } from '../../../content/rules/applyValue'
import { removedStatus, restoredStatus } from '../../../content/rules/status'
import { type EditorState, versionKey } from '../editorState'
import { newId } from '../newId'
import type { Store } from '../store'
import type { Change } from './change'

/** What a new board begins with. */
const firstCards = 3

/** Which sections and cards there are, in which order, and whether they are shown. */
export const createGroupEdits = (store: Store<EditorState>, { version, show, send }: Change) => {
  /** For what leads a group from one status to another: the base of the call. */
  const basedOnStatus = (groupId: string) => ({ basis: { itemId: groupId, key: 'status' }, value: null })

  /** A new section or card, in its place. */
  const hang = ({ id, parentId, type, order }: { id: string; parentId: string; type: string; order: string }) => {
    const item = { id, parentId, kind: 'group' as const, name: type, shape: definitions[type]?.shape ?? 1 }
    store.set(state => ({
      ...state,
      groups: applyItem(state.groups, item, state.pageId),
      // As the server will have them: what is done to it next is based on its beginning.
      versions: { ...state.versions, [versionKey(id, 'status')]: 1, [versionKey(id, 'order')]: 1 },
    }))
    show(id, 'order', order)
  }

  return {
    /**
     * A new section after another one, null for the top; a board comes with as many cards as its preview shows.
     * Answers its id; it can be written at once.
     */
    addGroup: (type: string, after: string | null): string => {
      const { groups, pageId } = store.get()
      const at = groups.findIndex(group => group.id === after) + 1
      const id = newId()
      hang({ id, parentId: pageId, type, order: orderBetween(groups[at - 1], groups[at]) ?? groups[at]!.order })
      const cardType = definitions[type] && cardTypeOf(definitions[type])
      const cards = cardType ? generateNKeysBetween(null, null, firstCards).map(order => ({ id: newId(), order })) : []
      for (const card of cards) hang({ ...card, parentId: id, type: cardType! })
      const first = groups[0]
      const nextTo = after ?? (first ? { groupId: first.id, position: 'before' } : null)
      send({
        call: 'addGroup',
        value: null,
        input: { pageId, groupName: type, id, cards: cards.map(card => card.id), nextTo },
      })
      return id
    },

    addCard: (board: Group, type: string): string => {
      const id = newId()
      hang({ id, parentId: board.id, type, order: generateKeyBetween(board.cards.at(-1)?.order || null, null) })
      send({
        call: 'addToCollection',
        value: null,
        input: { collectionId: board.id, collectionName: type, collectionType: 'group', id },
      })
      return id
    },

    /** EDIT-20: a draft goes, anything else is marked. */
    remove: (group: Group) => {
      const { status, previousStatus } = removedStatus(group.status)
      store.set(state => ({ ...state, selection: null }))
      show(group.id, 'previousStatus', previousStatus)
      show(group.id, 'status', status)
      const input = { pageId: store.get().pageId, groupId: group.id, base: version(group.id, 'status') }
      send({ call: 'removeGroup', ...basedOnStatus(group.id), input })
    },

    /** What is marked for deletion is again what it was. */
    restore: (group: Group) => {
      const to = restoredStatus(group)
      show(group.id, 'status', to)
      show(group.id, 'previousStatus', null)
      const { pageId } = store.get()
      const input = { pageId, groupId: group.id, from: group.status, to, base: version(group.id, 'status') }
      send({ call: 'setGroupStatus', ...basedOnStatus(group.id), input })
    },

    /** PAGE-5: a card goes to its board's archive, or comes back with the status it had. */
    archive: (card: Group, isHidden: boolean) => {
      const shown = card.status === 'archived' ? (card.previousStatus ?? 'draft') : card.status
      show(card.id, 'previousStatus', isHidden ? shown : null)
      show(card.id, 'status', isHidden ? 'archived' : shown)
      const board = store.get().groups.find(group => group.cards.some(({ id }) => id === card.id))
      send({
        call: 'addToCollection',
        ...basedOnStatus(card.id),
        input: {
          collectionId: board?.id,
          collectionName: card.type,
          collectionType: 'group',
          groupId: card.id,
          action: isHidden ? 'remove' : 'add',
          base: version(card.id, 'status'),
        },
      })
    },

    /** Next to another section, or another card of its board. */
    move: (group: Group, nextTo: { groupId: string; position: 'before' | 'after' }) => {
      const { groups, pageId } = store.get()
      const list = siblingsOf(groups, group.id)
      const others = list.filter(entry => entry.id !== group.id)
      const beside = others.findIndex(entry => entry.id === nextTo.groupId)
      const at = beside + (nextTo.position === 'after' ? 1 : 0)
      const over = list[at]
      if (beside < 0 || !over || over.id === group.id) return
      const order = orderBetween(others[at - 1], others[at])
      if (order) show(group.id, 'order', order)
      const value = order ? { itemId: group.id, key: 'order', value: order } : null
      const basis = { itemId: group.id, key: 'order' }
      const based = { base: version(group.id, 'order') }
      const board = groups.find(entry => entry.cards === list)
      if (!board)
        return send({ call: 'sortGroup', value, basis, input: { pageId, groupId: group.id, nextTo, ...based } })
      const place = { collectionId: board.id, collectionName: group.type, active: group.id, over: over.id }
      send({ call: 'sortCollection', value, basis, input: { ...place, ...based } })
    },
  }
}

/** Null where two share a place, one of them brought back from deletion; then the server says where things go. */
const orderBetween = (before: Group | undefined, after: Group | undefined): string | null =>
  before?.order && after?.order && before.order >= after.order
    ? null
    : generateKeyBetween(before?.order || null, after?.order || null)

export const siblingsOf = (groups: readonly Group[], id: string): readonly Group[] =>
  groups.some(group => group.id === id)
    ? groups
    : (groups.find(group => group.cards.some(card => card.id === id))?.cards ?? [])
