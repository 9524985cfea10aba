import { ArrowUp } from 'lucide-react'
import type { MenuAction } from './action'
import { move } from './move'

const moveUp: MenuAction = {
  order: 40,
  label: { de: 'Nach oben', fr: 'Vers le haut' },
  icon: ArrowUp,
  appliesTo: ({ field }) => field === null,
  isDisabled: ({ group, siblings }) => siblings[0]?.id === group.id,
  run: (target, editor) => move(target, editor, -1),
}
export default moveUp
