import { useEffect } from 'react'
import { useEditor } from '../EditorContext'

/** Parts of blocks and shell that show hours, address and phone of the linked business. */
const fromBusiness = '.branch-contact, .branch-hours, .site-footer-contact, .site-footer-hours'

/** EDIT-4: a click selects the element under it, a click outside element and menu deselects. Links do not lead away. */
export const useSelectionByPointer = () => {
  const editor = useEditor()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { isOn } = editor.store.get()
      if (!isOn || !(event.target instanceof Element)) return
      if (event.target.closest('#vitrine-editor')) return
      if (event.target.closest('main a')) event.preventDefault()
      // What comes from business data is the same on every page and is not written here.
      if (event.target.closest(fromBusiness)) editor.notify({ kind: 'success', code: 'business' })
      const group = event.target.closest<HTMLElement>('[data-block]')
      if (!group || !event.target.closest('main')) return editor.select(null)
      const field = event.target.closest<HTMLElement>('[data-field]')
      const isOwn = field?.closest('[data-block]') === group
      editor.select({ groupId: group.id.slice(2), field: isOwn ? (field?.dataset.field ?? null) : null })
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [editor])
}
