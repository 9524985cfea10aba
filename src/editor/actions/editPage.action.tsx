import { FilePenLine } from 'lucide-react'
import { parseRoute } from '../../content/rules/route'
import { goToPage } from '../panels/pages/goToPage'
import type { MenuAction } from './action'

/** Where a link of this page leads in edit mode; null for other sites, files and this very page. */
const editable = (link: string | null) => {
  const url = link ? new URL(link, location.href) : null
  const isOther = url?.origin === location.origin && url.pathname !== location.pathname
  return isOther && parseRoute(url.pathname)?.mode === 'edit' ? url.pathname : null
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
