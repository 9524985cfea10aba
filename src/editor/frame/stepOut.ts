import { findGroupIn } from '../../content/rules/applyValue'
import type { Editor } from '../state/editor'
import { focusMenu, focusSection } from './focusMenu'

/** Escape goes one step out: from a field to its section or card, from a card to its board, from a section to nothing. */
export const stepOut = (editor: Editor) => {
  const { selection, groups } = editor.store.get()
  if (!selection) return
  const isInMenu = document.activeElement?.closest('.v-strip, .v-beside-place') != null
  const board = groups.find(group => group.cards.some(card => card.id === selection.groupId))
  const parent = selection.field ? findGroupIn(groups, selection.groupId) : board
  if (!parent) focusSection(selection.groupId)
  editor.select(parent ? { groupId: parent.id, field: null } : null)
  if (parent && isInMenu) focusMenu()
}
