import { useEditor, useEditorState } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import type { Operation } from '../../state/operation'
import { resourceOf } from '../../state/resources/registry'
import { conflictText } from '../conflictText'
import { UnsavedActions } from './UnsavedActions'
import './unsaved.css'
import { useReason } from './useReason'
import { unsavedWords } from './words'

/** EDIT-26: every change that is not saved: where it is, what was written, why, and what can be done about it. */
export default function UnsavedPanel() {
  const words = useWords(unsavedWords)
  const unsaved = useEditorState(state => state.unsaved)
  if (unsaved.length === 0) return <p className="v-hint v-unsaved-intro">{words.none}</p>
  return (
    <>
      <p className="v-hint v-unsaved-intro">{words.intro}</p>
      <ul className="v-unsaved">
        {unsaved.map(operation => (
          <Entry key={operation.id} operation={operation} />
        ))}
      </ul>
    </>
  )
}

const Entry = ({ operation }: { operation: Operation }) => {
  const editor = useEditor()
  const words = useWords(unsavedWords)
  const reasonOf = useReason()
  const { label, typed, part } = resourceOf(operation)
  const written = typed?.(operation.change)
  const text = written ? conflictText(written.key, written.value, editor.data) : ''
  const isElsewhere = part === 'page' && operation.pageId !== editor.store.get().pageId
  return (
    <li>
      <h3>{label(operation.change, editor.store.get())[editor.data.editorLocale]}</h3>
      {isElsewhere ? <p className="v-hint">{words.otherPage}</p> : null}
      {text ? <p className="v-unsaved-text">{text}</p> : null}
      <p className="v-problem">{reasonOf(operation)}</p>
      <UnsavedActions operation={operation} />
    </li>
  )
}
