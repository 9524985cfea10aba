import { Copy } from 'lucide-react'
import { LazyPart } from '../kit/LazyPart'
import { duplicateSection } from '../panels/duplicate/duplicateSection'
import type { MenuAction, Target } from './action'

const loadPanel = () => import('../panels/duplicate/DuplicatePanel')

const shared: Pick<MenuAction, 'order' | 'label' | 'icon'> = {
  order: 75,
  label: { de: 'Duplizieren', fr: 'Dupliquer' },
  icon: Copy,
}

const isWhole = ({ field, group }: Target) => field === null && group.status !== 'markedForDeletion'

/** PAGE-8: a section behind itself or on another page; a card behind itself. */
const duplicate: MenuAction[] = [
  {
    ...shared,
    appliesTo: target => isWhole(target) && target.board === null,
    Panel: props => <LazyPart load={loadPanel} props={props} />,
  },
  {
    ...shared,
    appliesTo: target => isWhole(target) && target.board !== null,
    run: ({ group }, editor) => void duplicateSection(editor, group),
  },
]
export default duplicate
