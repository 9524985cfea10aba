import { dockedTop } from './docked'
import { visibleArea } from './visibleArea'

const room = 12

/** Where somebody writes stays above the keyboard and what is docked on it, and below the window's top. */
export const caretInView = () => {
  const box = caretBox()
  if (!box) return
  const below = box.bottom - (dockedTop() - room)
  const above = visibleArea().top + room - box.top
  if (below > 0) scrollBy({ top: below, behavior: 'instant' })
  else if (above > 0) scrollBy({ top: -above, behavior: 'instant' })
}

/** Of the caret, or of the empty text it stands in. */
const caretBox = (): DOMRect | null => {
  const element = document.activeElement
  if (!element?.matches('[data-edit=text], .ProseMirror')) return null
  const selection = getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const range = document.createRange()
  range.setStart(selection.focusNode, selection.focusOffset)
  const [box] = range.getClientRects()
  if (box) return box
  const holder = selection.focusNode instanceof Element ? selection.focusNode : selection.focusNode.parentElement
  return (holder ?? element).getBoundingClientRect()
}
