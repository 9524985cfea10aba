import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'

/** EDIT-11, EDIT-26: where the changes really are, and the way to those that are not saved. */
export const SavingState = () => {
  const editor = useEditor()
  const saving = useEditorState(state => state.saving)
  const unsaved = useEditorState(state => state.unsaved.length)
  const panel = useEditorState(state => state.panel)
  const words = useWords(common)
  const isOpen = panel === 'unsaved'
  return (
    <div className="v-saving" data-saving={saving}>
      <span role="status">{saving === 'failed' ? words.unsaved(unsaved) : words[saving]}</span>
      {unsaved > 0 ? (
        <button
          type="button"
          className="v-link"
          aria-expanded={isOpen}
          onClick={() => editor.openPanel(isOpen ? null : 'unsaved')}
        >
          {words.showUnsaved}
        </button>
      ) : null}
    </div>
  )
}
