import { definitions } from '../../../blocks/definitions'
import { cardTypeOf } from '../../../content/defineBlock'
import type { Group } from '../../../content/group'
import { restoredStatus } from '../../../content/rules/status'
import type { EditorState } from '../editorState'
import { newId } from '../newId'
import { type NextTo, placeAmong, siblingsOf } from '../resources/order'
import type { Store } from '../store'
import type { Make } from './make'

/** What a new board begins with. */
const firstCards = 3

/** Which sections and cards there are, in which order, and whether they are shown. */
export const createGroupEdits = (store: Store<EditorState>, make: Make) => {
  const mark = () => store.set(state => (state.isChanged ? state : { ...state, isChanged: true }))
  const ofPage = () => ({ pageId: store.get().pageId })
  const boardOf = (card: Group) => store.get().groups.find(group => group.cards.some(({ id }) => id === card.id))

  return {
    /**
     * A new section after another one, null for the top; a board comes with as many cards as its preview shows.
     * Answers its id; it can be written at once.
     */
    addGroup: (type: string, after: string | null): string => {
      const id = newId()
      const cardType = definitions[type] && cardTypeOf(definitions[type])
      const cards = cardType ? Array.from({ length: firstCards }, () => newId()) : []
      make('groups', { kind: 'add', ...ofPage(), id, type, after, cards })
      mark()
      return id
    },

    addCard: (board: Group, type: string): string => {
      const id = newId()
      make('cards', { kind: 'add', ...ofPage(), boardId: board.id, id, type })
      mark()
      return id
    },

    /** EDIT-20: a draft goes, anything else is marked. */
    remove: (group: Group) => {
      store.set(state => ({ ...state, selection: null }))
      make('groups', { kind: 'remove', ...ofPage(), id: group.id })
      mark()
    },

    /** What is marked for deletion is again what it was. */
    restore: (group: Group) => {
      make('groups', {
        kind: 'restore',
        ...ofPage(),
        id: group.id,
        from: group.status,
        to: restoredStatus(group),
      })
      mark()
    },

    /** PAGE-5: a card goes to its board's archive, or comes back with the status it had. */
    archive: (card: Group, isHidden: boolean) => {
      const board = boardOf(card)
      if (!board) return
      make('cards', { kind: 'archive', ...ofPage(), boardId: board.id, id: card.id, type: card.type, isHidden })
      mark()
    },

    /** Next to another section, or another card of its board. */
    move: (group: Group, nextTo: NextTo) => {
      const list = siblingsOf(store.get().groups, group.id)
      const at = placeAmong(
        list.filter(entry => entry.id !== group.id),
        nextTo,
      )
      if (at === null || !list[at] || list[at].id === group.id) return
      const board = boardOf(group)
      if (board) make('cards', { kind: 'move', ...ofPage(), boardId: board.id, id: group.id, type: group.type, nextTo })
      else make('groups', { kind: 'move', ...ofPage(), id: group.id, nextTo })
      mark()
    },
  }
}
