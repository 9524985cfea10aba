import { FilePenLine } from 'lucide-react'
import { CollectionPages } from '../panels/CollectionPages'
import type { MenuAction, Target } from './action'

const collectionOf = ({ definition: { children } }: Target) => (children && 'pages' in children ? children.pages : null)

/** EDIT-5: what a page collection shows is written on pages of its own; this leads there. */
const editPage: MenuAction = {
  order: 80,
  label: { de: 'Seite bearbeiten', fr: 'Modifier la page' },
  icon: FilePenLine,
  appliesTo: target => target.field === null && collectionOf(target) !== null,
  Panel: ({ target }) => <CollectionPages collection={collectionOf(target)!} />,
}
export default editPage
