import { definitions } from '../../../blocks/definitions'
import { findGroupIn } from '../../../content/rules/applyValue'
import { scrollToGroup, whenDrawn } from '../../frame/scrollToGroup'
import type { Editor } from '../../state/editor'
import { cardTypeOf } from './blockChoices'

/** EDIT-9: adds the section, closes the panel, selects what is new and leads there. */
export const addSection = async (editor: Editor, type: string, after: string | null) => {
  const definition = definitions[type]
  if (!definition) return
  const cardType = cardTypeOf(definition)
  try {
    await editor.need(cardType ? [type, cardType] : [type])
  } catch {
    return editor.notify({ kind: 'error', code: 'offline' })
  }
  const id = editor.edits.addGroup(type, after)
  const board = findGroupIn(editor.store.get().groups, id)
  // A board without cards would be nothing to see.
  if (cardType && board) editor.edits.addCard(board, cardType)
  editor.store.set(state => ({ ...state, panel: null, selection: { groupId: id, field: null } }))
  // What the block shows besides its own content, such as hours or people.
  void editor.reload(id)
  const element = await whenDrawn(id)
  if (!element) return
  scrollToGroup(element)
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) focusFirstText(element)
}

const focusFirstText = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('[data-edit="text"], [data-edit="rich"]')?.focus({ preventScroll: true })
