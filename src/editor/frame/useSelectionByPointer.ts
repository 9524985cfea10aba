import { useEffect } from 'react'
import { useEditor } from '../EditorContext'
import { foreign } from '../i18n/foreign'

/** What shows hours, address and phone: not written here, so a click says where. */
const elsewhere = {
  business: '.branch-contact, .branch-hours, .site-footer-hours',
  shell: '.site-phone, .site-menu-contact, .site-footer-contact',
}

/** EDIT-4: a click selects the element under it, a click outside element and menu deselects. Links do not lead away. */
export const useSelectionByPointer = () => {
  const editor = useEditor()
  useEffect(() => {
    // What comes up where a finger is takes the click away from what the finger pressed.
    let pressed: EventTarget | null = null
    const onDown = (event: PointerEvent) => {
      pressed = event.target
    }
    const onClick = (event: MouseEvent) => {
      const { isOn } = editor.store.get()
      const target = pressed ?? event.target
      pressed = null
      if (!isOn || !(target instanceof Element) || target.closest('#vitrine-editor')) return
      const source = (['business', 'shell'] as const).find(name => target.closest(elsewhere[name]))
      if (source || target.closest('main a')) event.preventDefault()
      if (source) editor.notify({ kind: 'info', code: source })
      const why = target.closest('[data-edit=foreign]') && foreign(editor.data, editor.store.get().locale)
      if (why) editor.notify({ kind: 'info', code: 'foreign', detail: why })
      const group = target.closest<HTMLElement>('[data-block]')
      if (!group || !target.closest('main')) return editor.select(null)
      const field = target.closest<HTMLElement>('[data-field]')
      const isOwn = field?.closest('[data-block]') === group
      const link = target.closest<HTMLAnchorElement>('a[href]')?.href ?? null
      editor.select({ groupId: group.id.slice(2), field: isOwn ? (field?.dataset.field ?? null) : null, link })
    }
    // Beside a text a browser would put the caret into it; here the section is meant, and what was written is settled.
    const onPress = (event: MouseEvent) => {
      if (!editor.store.get().isOn || !(event.target instanceof Element)) return
      if (
        !event.target.closest('main') ||
        event.target.closest('[data-edit], [contenteditable], input, select, textarea')
      )
        return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    document.addEventListener('mousedown', onPress, true)
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('mousedown', onPress, true)
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [editor])
}
