import { FilePenLine } from 'lucide-react'
import { parseRoute } from '../../content/rules/route'
import { splitPath } from '../../content/webAddress'
import { goToPage } from '../panels/pages/goToPage'
import type { MenuAction } from './action'

/** Where a link of this page leads in edit mode; null for other sites, files and this very page. */
const editable = (link: string | null) => {
  const own = link?.startsWith(`${location.origin}/`) ? link.slice(location.origin.length) : ''
  const { path } = splitPath(own)
  return path !== location.pathname && parseRoute(path)?.mode === 'edit' ? path : null
}

/** EDIT-5: what was clicked leads to a page; this goes there to edit it. Of a collection that is the member's own page. */
const editPage: MenuAction = {
  order: 25,
  label: { de: 'Seite bearbeiten', fr: 'Modifier la page' },
  icon: FilePenLine,
  appliesTo: ({ link }) => editable(link) !== null,
  run: ({ link }, editor) => void goToPage(editor, `${editable(link)}?toolbar=1`),
}
export default editPage
