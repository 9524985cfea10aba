import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { resourceOf } from '../../state/resources/registry'
import { leadTo } from '../unsaved/leadTo'
import { useReason } from '../unsaved/useReason'
import { publishWords } from './words'

/** EDIT-26: what was changed and is not saved is not published; each leads to where it is. */
export const NotIncluded = () => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { colon } = useWords(common)
  const unsaved = useEditorState(state => state.unsaved)
  const reasonOf = useReason()
  if (unsaved.length === 0) return null
  return (
    <section className="v-warning v-not-included">
      <h3>{words.notIncluded}</h3>
      <ul>
        {unsaved.map(operation => (
          <li key={operation.id}>
            <button type="button" className="v-link" onClick={() => leadTo(editor, operation)}>
              {resourceOf(operation).label(operation.change, editor.store.get())[editor.data.editorLocale]}
            </button>
            {colon}
            {reasonOf(operation)}
          </li>
        ))}
      </ul>
    </section>
  )
}
