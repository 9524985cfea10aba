import { useEffect } from 'react'
import { useEditor } from '../EditorContext'
import { stepOut } from '../frame/stepOut'
import { isSorting } from '../kit/isSorting'
import { beginAnew, hasOwnSteps } from '../slots/typing'
import { leaveVersion } from '../state/viewing'
import { goToRegion, rememberFocus } from './regions'

/** EDIT-1, EDIT-12: Meta or Ctrl with E opens, Escape closes panel, then toolbar; Z undoes, Shift+Z redoes; F6 goes round. */
export const useEditorKeys = () => {
  const editor = useEditor()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.metaKey || event.ctrlKey
      const key = event.key.toLowerCase()
      if (hasModifier && key === 'e') {
        event.preventDefault()
        editor.setOn(true)
      }
      const { isOn, panel, selection, viewing } = editor.store.get()
      if (!isOn || event.defaultPrevented) return
      // The page itself is hidden behind one of its versions: nothing is done to it.
      if (viewing) {
        if (event.key === 'Escape' && !isAsked()) leaveVersion(editor)
        return
      }
      if (event.key === 'F6' && !isInDialog()) {
        event.preventDefault()
        goToRegion(event.shiftKey ? -1 : 1)
      }
      if (hasModifier && (key === 'z' || key === 'y')) {
        const direction = key === 'y' || event.shiftKey ? 'redo' : 'undo'
        if (isTextsTurn(event.target, direction)) return
        event.preventDefault()
        leaveRichText(event.target)
        const step = direction === 'redo' ? editor.redo() : editor.undo()
        void step.then(() => beginAnew(event.target))
      }
      if (event.key === 'Escape' && !isSorting()) {
        if (panel) editor.openPanel(null)
        else if (selection) stepOut(editor)
        else editor.setOn(false)
      }
    }
    const leaveRichText = (target: EventTarget | null) => {
      if (target instanceof Element && target.closest('.ProseMirror')) editor.select(null)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', rememberFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', rememberFocus)
    }
  }, [editor])
}

/** A dialog keeps the keyboard until it is closed; the panel beside the page does not. */
const isInDialog = () => document.activeElement?.closest('[role=dialog]:not(.v-side), [role=alertdialog]') != null

/** A question is closed by itself. */
const isAsked = () => document.querySelector('#vitrine-editor [role=alertdialog]') !== null

/** Inside a text the browser takes back letters first; a rich text has said by itself whether it did. */
const isTextsTurn = (target: EventTarget | null, direction: 'undo' | 'redo') => {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('[data-edit=text]')) return hasOwnSteps(target, direction)
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}
