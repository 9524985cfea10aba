import { useEffect } from 'react'
import { useEditor } from '../EditorContext'

/** What shows hours, address and phone: not written here, so a click says where. */
const elsewhere = {
  business: '.branch-contact, .branch-hours, .site-footer-hours',
  shell: '.site-phone, .site-menu-contact, .site-footer-contact',
}

/** EDIT-4: a click selects the element under it, a click outside element and menu deselects. Links do not lead away. */
export const useSelectionByPointer = () => {
  const editor = useEditor()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { isOn } = editor.store.get()
      if (!isOn || !(event.target instanceof Element)) return
      if (event.target.closest('#vitrine-editor')) return
      const source = (['business', 'shell'] as const).find(name => (event.target as Element).closest(elsewhere[name]))
      if (source || event.target.closest('main a')) event.preventDefault()
      if (source) editor.notify({ kind: 'info', code: source })
      const group = event.target.closest<HTMLElement>('[data-block]')
      if (!group || !event.target.closest('main')) return editor.select(null)
      const field = event.target.closest<HTMLElement>('[data-field]')
      const isOwn = field?.closest('[data-block]') === group
      const link = event.target.closest<HTMLAnchorElement>('a[href]')?.href ?? null
      editor.select({ groupId: group.id.slice(2), field: isOwn ? (field?.dataset.field ?? null) : null, link })
    }
    // Beside a text a browser would put the caret into it; here the section is meant, and what was written is settled.
    const onDown = (event: MouseEvent) => {
      if (!editor.store.get().isOn || !(event.target instanceof Element)) return
      if (
        !event.target.closest('main') ||
        event.target.closest('[data-edit], [contenteditable], input, select, textarea')
      )
        return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    document.addEventListener('mousedown', onDown, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('mousedown', onDown, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [editor])
}
