import { ArchiveRestore } from 'lucide-react'
import type { MenuAction } from './action'

/** EDIT-20: what is marked for deletion comes back as it was. */
const restore: MenuAction = {
  order: 90,
  label: { de: 'Wiederherstellen', fr: 'Restaurer' },
  icon: ArchiveRestore,
  appliesTo: ({ group }) => group.status === 'markedForDeletion',
  run: ({ group }, editor) => editor.edits.restore(group),
}
export default restore
