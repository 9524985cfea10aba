import type { DragEvent, HTMLAttributes, KeyboardEvent } from 'react'
import type { FieldHandle } from '../../render/block'
import { choosePicture } from '../media/choosePicture'
import { replacePicture } from '../media/replacePicture'
import type { Editor } from '../state/editor'

type Attributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

/** Lets a picture be chosen where there is none, selected, and replaced by dropping a file on it. */
export const mediaAttributes = (editor: Editor, handle: FieldHandle): Attributes => {
  const { group, name, field, definition } = handle
  const select = () => editor.select({ groupId: group.id, field: name })
  const mark = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.currentTarget.toggleAttribute('data-drop', isOver)
  }
  return {
    tabIndex: 0,
    role: 'button',
    'aria-label': definition.label[editor.data.editorLocale],
    'data-edit': 'media',
    'data-empty': field?.mediaId ? undefined : '',
    'data-placeholder': definition.label[editor.data.editorLocale],
    onFocus: select,
    // An empty place asks for its picture; one that is there is selected first.
    onClick: field?.mediaId ? undefined : () => choosePicture(editor, handle),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        select()
        if (!field?.mediaId) choosePicture(editor, handle)
      }
    },
    onDragEnter: event => mark(event, true),
    onDragOver: event => mark(event, true),
    onDragLeave: event => mark(event, false),
    onDrop: event => {
      const [file] = event.dataTransfer.files
      mark(event, false)
      if (file) void replacePicture(editor, handle, file)
    },
  }
}
