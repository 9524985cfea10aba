import { ArrowDown } from 'lucide-react'
import type { MenuAction } from './action'

const moveDown: MenuAction = {
  order: 61,
  label: { de: 'Nach unten', fr: 'Vers le bas' },
  icon: ArrowDown,
  appliesTo: ({ field }) => field === null,
  isDisabled: ({ group, siblings }) => siblings.at(-1)?.id === group.id,
  run: ({ group, siblings }, editor) => {
    const after = siblings[siblings.findIndex(entry => entry.id === group.id) + 1]
    if (after) editor.edits.move(group, { groupId: after.id, position: 'after' })
  },
}
export default moveDown
