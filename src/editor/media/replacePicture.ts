import type { FieldHandle } from '../../render/block'
import type { Editor } from '../state/editor'
import { storePicture } from './storePicture'

/** Puts a file in the place of a field's picture. */
export const replacePicture = (editor: Editor, handle: FieldHandle, file: File) =>
  storePicture(editor, file, mediaId => editor.edits.media(handle, mediaId))
