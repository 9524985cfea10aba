import { definitions } from '../../blocks/definitions'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'

/** EDIT-9 */
export const AddPanel = () => {
  const editor = useEditor()
  const after = useEditorState(state => state.addAfter)
  const words = useWords(common)
  const add = async (type: string) => {
    await editor.need([type])
    const id = editor.edits.addGroup(type, after)
    editor.store.set(state => ({ ...state, panel: null, selection: { groupId: id, field: null } }))
  }
  return (
    <section className="v-panel" aria-label={words.addSection}>
      {Object.entries(definitions)
        .filter(([, definition]) => definition.isAddable)
        .map(([type, definition]) => (
          <button key={type} type="button" className="v-button" onClick={() => void add(type)}>
            {definition.label[editor.data.editorLocale]}
          </button>
        ))}
    </section>
  )
}
