import { Toolbar } from '@base-ui/react/toolbar'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'

/** EDIT-11, EDIT-26: where the changes really are; what is not saved leads to the list of it. */
export const SavingState = () => {
  const editor = useEditor()
  const saving = useEditorState(state => state.saving)
  const unsaved = useEditorState(state => state.unsaved.length)
  const isOpen = useEditorState(state => state.panel === 'unsaved')
  const isWrong = useEditorState(state => state.problem?.isUnsaved === true)
  const words = useWords(common)
  const isFailed = saving === 'failed'
  return (
    <div className="v-saving" data-saving={isWrong ? 'failed' : saving}>
      <span role="status" className={isFailed ? 'v-unseen' : undefined}>
        {isFailed ? words.unsaved(unsaved) : isWrong ? words.failed : words[saving]}
      </span>
      {unsaved > 0 ? (
        <Toolbar.Button
          className="v-link"
          aria-expanded={isOpen}
          onClick={() => editor.openPanel(isOpen ? null : 'unsaved')}
        >
          {words.unsaved(unsaved)}
        </Toolbar.Button>
      ) : null}
    </div>
  )
}
