import { ArrowDown } from 'lucide-react'
import type { MenuAction } from './action'
import { move } from './move'

const moveDown: MenuAction = {
  order: 41,
  label: { de: 'Nach unten', fr: 'Vers le bas' },
  icon: ArrowDown,
  appliesTo: ({ field }) => field === null,
  isDisabled: ({ group, siblings }) => siblings.at(-1)?.id === group.id,
  run: (target, editor) => move(target, editor, 1),
}
export default moveDown
