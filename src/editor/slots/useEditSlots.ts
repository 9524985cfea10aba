import { useMemo } from 'react'
import type { EditSlots } from '../../render/slots'
import { useEditor } from '../EditorContext'
import { mediaAttributes } from './mediaAttributes'
import { RichTextSlot } from './RichTextSlot'
import { sectionAttributes } from './sectionAttributes'
import './slots.css'
import { textAttributes } from './textAttributes'
import { valueAttributes } from './valueAttributes'

/** What makes the page's fields editable; the same object all the time, so that nothing is drawn anew for it. */
export const useEditSlots = (): EditSlots => {
  const editor = useEditor()
  return useMemo(
    () => ({
      textAttributes: (handle, element) => textAttributes(editor, handle, element),
      valueAttributes: handle => valueAttributes(editor, handle),
      mediaAttributes: handle => mediaAttributes(editor, handle),
      sectionAttributes: (group, hasEntries) => sectionAttributes(editor, group, hasEntries),
      RichText: RichTextSlot,
    }),
    [editor],
  )
}
