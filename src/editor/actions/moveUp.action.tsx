import { ArrowUp } from 'lucide-react'
import type { MenuAction } from './action'

const moveUp: MenuAction = {
  order: 60,
  label: { de: 'Nach oben', fr: 'Vers le haut' },
  icon: ArrowUp,
  appliesTo: ({ field }) => field === null,
  isDisabled: ({ group, siblings }) => siblings[0]?.id === group.id,
  run: ({ group, siblings }, editor) => {
    const before = siblings[siblings.findIndex(entry => entry.id === group.id) - 1]
    if (before) editor.edits.move(group, { groupId: before.id, position: 'before' })
  },
}
export default moveUp
