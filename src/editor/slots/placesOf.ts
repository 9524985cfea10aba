import type { Node } from '@tiptap/pm/model'
import type { SelectedLetters } from './letters'

/** Where letters counted in the visitor's element stand in the document; null where that has others. */
export const placesOf = (doc: Node, { from, to, all }: SelectedLetters): { from: number; to: number } | null => {
  const places = { from: 0, to: 0 }
  let seen = 0
  doc.descendants((node, position) => {
    const letters = node.isText ? node.nodeSize : node.type.name === 'hardBreak' ? 1 : 0
    if (seen <= from && from < seen + letters) places.from = position + from - seen
    if (seen < to && to <= seen + letters) places.to = position + to - seen
    seen += letters
  })
  return seen === all && places.to > places.from ? places : null
}
