import { definitions } from '../../../blocks/definitions'
import { cardTypeOf } from '../../../content/defineBlock'
import { focusMenu } from '../../frame/focusMenu'
import { scrollToGroup, whenDrawn } from '../../frame/scrollToGroup'
import type { Editor } from '../../state/editor'

/** EDIT-9: adds the section, closes the panel, selects what is new and leads there. False when it could not be added. */
export const addSection = async (editor: Editor, type: string, after: string | null): Promise<boolean> => {
  const definition = definitions[type]
  if (!definition) return false
  const cardType = cardTypeOf(definition)
  try {
    await editor.need(cardType ? [type, cardType] : [type])
  } catch {
    editor.notify({ kind: 'error', code: 'offline' })
    return false
  }
  const id = editor.edits.addGroup(type, after)
  editor.openPanel(null)
  editor.select({ groupId: id, field: null })
  // What the block shows besides its own content, such as hours or people.
  void editor.reload(id)
  const element = await whenDrawn(id)
  if (element) scrollToGroup(element)
  // On touch the keyboard would cover what was just added.
  if (element && matchMedia('(hover: hover) and (pointer: fine)').matches) focusFirstText(element)
  return true
}

const focusFirstText = (element: HTMLElement) => {
  const text = element.querySelector<HTMLElement>('[data-edit="text"], [data-edit="rich"]')
  if (text) text.focus({ preventScroll: true })
  else focusMenu()
}
