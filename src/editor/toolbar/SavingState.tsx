import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'

/** EDIT-11: where the changes really are. */
export const SavingState = () => {
  const editor = useEditor()
  const saving = useEditorState(state => state.saving)
  const words = useWords(common)
  return (
    <div className="v-saving" data-saving={saving}>
      <span role="status">{words[saving]}</span>
      {saving === 'failed' ? (
        <>
          <button type="button" className="v-link" onClick={() => editor.saver.retry()}>
            {words.retry}
          </button>
          <button type="button" className="v-link" onClick={() => editor.discard()}>
            {words.discard}
          </button>
        </>
      ) : null}
    </div>
  )
}
