import { useEffect } from 'react'
import { useEditor } from '../EditorContext'

/** EDIT-1, EDIT-12: Meta or Ctrl with E opens, Escape closes panel, then toolbar; Z undoes, Shift+Z redoes. */
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
      const { isOn, panel, selection } = editor.store.get()
      if (!isOn) return
      if (hasModifier && (key === 'z' || key === 'y')) {
        // Inside a text the browser takes back letters first.
        if (isEditable(event.target)) return
        event.preventDefault()
        void (key === 'y' || event.shiftKey ? editor.redo() : editor.undo())
      }
      if (event.key === 'Escape' && !event.defaultPrevented) {
        if (panel) editor.openPanel(null)
        else if (selection) editor.select(null)
        else editor.setOn(false)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [editor])
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
