import { Layers } from 'lucide-react'
import { BoardCards } from '../panels/collection/BoardCards'
import type { MenuAction } from './action'

/** EDIT-5: the cards of a board. Page collections have theirs on pages of their own. */
const collection: MenuAction = {
  order: 70,
  label: { de: 'Sammlung', fr: 'Collection' },
  icon: Layers,
  appliesTo: ({ field, definition: { children } }) => field === null && children !== undefined && 'cards' in children,
  Panel: ({ target }) => <BoardCards board={target.group} />,
}
export default collection
