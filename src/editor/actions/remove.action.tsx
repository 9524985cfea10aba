import { Trash2 } from 'lucide-react'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { defineWords, useWords } from '../i18n/words'
import type { MenuAction, Target } from './action'

const text = defineWords({
  de: { ask: 'Diesen Entwurf entfernen? «Rückgängig» bringt ihn zurück.', remove: 'Entfernen' },
  fr: { ask: 'Supprimer ce brouillon ? « Annuler » le fait revenir.', remove: 'Supprimer' },
})

/** EDIT-20: a draft asks, then goes; anything else is marked until the page is published. */
const RemovePanel = ({ target, close }: { target: Target; close: () => void }) => {
  const editor = useEditor()
  const words = useWords(text)
  const { cancel } = useWords(common)
  return (
    <div className="v-form">
      <p>{words.ask}</p>
      <button type="button" className="v-button v-primary" onClick={() => editor.edits.remove(target.group)}>
        {words.remove}
      </button>
      <button type="button" className="v-button" onClick={close}>
        {cancel}
      </button>
    </div>
  )
}

const shared: Omit<MenuAction, 'appliesTo'> = {
  order: 90,
  label: { de: 'Entfernen', fr: 'Supprimer' },
  icon: Trash2,
  isDangerous: true,
}

const remove: MenuAction[] = [
  { ...shared, appliesTo: ({ group, field }) => field === null && group.status === 'draft', Panel: RemovePanel },
  {
    ...shared,
    appliesTo: ({ group, field }) => field === null && group.status !== 'draft' && group.status !== 'markedForDeletion',
    run: ({ group }, editor) => editor.edits.remove(group),
  },
]
export default remove
