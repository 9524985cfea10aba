import { Copy } from 'lucide-react'
import { duplicateSection } from '../panels/duplicate/duplicateSection'
import type { MenuAction, Target } from './action'
import { laterPanel } from './laterPanel'

const shared: Pick<MenuAction, 'order' | 'label' | 'icon'> = {
  order: 45,
  label: { de: 'Duplizieren', fr: 'Dupliquer' },
  icon: Copy,
}

const isWhole = ({ field, group }: Target) => field === null && group.status !== 'markedForDeletion'

/** PAGE-8: a section behind itself or on another page; a card behind itself. */
const duplicate: MenuAction[] = [
  {
    ...shared,
    appliesTo: target => isWhole(target) && target.board === null,
    Panel: laterPanel(() => import('../panels/duplicate/DuplicatePanel')),
  },
  {
    ...shared,
    appliesTo: target => isWhole(target) && target.board !== null,
    run: ({ group }, editor) => void duplicateSection(editor, group),
  },
]
export default duplicate
