/** How many letters of the element stand before this place; a line break is one. */
export const lettersBefore = (element: Element, node: Node, offset: number) => {
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  const copy = range.cloneContents()
  return (copy.textContent ?? '').length + copy.querySelectorAll('br').length
}

/** What is selected of a text, in letters from its beginning, and how many there are in all. */
export type SelectedLetters = { from: number; to: number; all: number }

/** Null where nothing of the element is selected, or more than it. */
export const selectedLetters = (element: Element): SelectedLetters | null => {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  if (!element.contains(startContainer)) return null
  const all = lettersBefore(element, element, element.childNodes.length)
  const from = lettersBefore(element, startContainer, startOffset)
  // A paragraph as a whole reaches to the beginning of what comes next, be that outside.
  const to = element.contains(endContainer) ? lettersBefore(element, endContainer, endOffset) : all
  return to > from ? { from, to, all } : null
}
