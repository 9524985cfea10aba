import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import './toolbar.css'

/**
 * EDIT-1: opens the toolbar; carries a mark when the page differs from what visitors see. It takes the focus when the
 * toolbar that had it has just closed.
 */
export const FloatingButton = ({ takesFocus }: { takesFocus: boolean }) => {
  const editor = useEditor()
  const isChanged = useEditorState(state => state.isChanged)
  const words = useWords(common)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const open = () => {
    editor.setOn(true)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#vitrine-editor .v-toolbar :is(button, a)')?.focus({ preventScroll: true }),
    )
  }
  return (
    <button
      ref={button}
      type="button"
      className="v-floating"
      aria-description={isChanged ? words.unpublished : undefined}
      onClick={open}
    >
      <Pencil size={18} aria-hidden />
      {words.edit}
      {isChanged ? <span className="v-mark" title={words.unpublished} /> : null}
    </button>
  )
}
