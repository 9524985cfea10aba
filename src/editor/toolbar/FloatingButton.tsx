import { Pencil } from 'lucide-react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'

/** EDIT-1: opens the toolbar; carries a mark when the page differs from what visitors see. */
export const FloatingButton = () => {
  const editor = useEditor()
  const isChanged = useEditorState(state => state.isChanged)
  const words = useWords(common)
  return (
    <button type="button" className="v-floating" onClick={() => editor.setOn(true)}>
      <Pencil size={18} aria-hidden />
      {words.edit}
      {isChanged ? <span className="v-mark" title={words.unpublished} /> : null}
    </button>
  )
}
