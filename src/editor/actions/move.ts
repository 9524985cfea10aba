import { scrollToGroup } from '../frame/scrollToGroup'
import type { Editor } from '../state/editor'
import type { Target } from './action'

/** One place up (-1) or down (1); the window goes along. */
export const move = ({ group, siblings }: Target, editor: Editor, by: -1 | 1) => {
  const neighbour = siblings[siblings.findIndex(entry => entry.id === group.id) + by]
  if (!neighbour) return
  editor.edits.move(group, { groupId: neighbour.id, position: by < 0 ? 'before' : 'after' })
  requestAnimationFrame(() => {
    const element = document.getElementById(`g-${group.id}`)
    if (element) scrollToGroup(element)
  })
}
