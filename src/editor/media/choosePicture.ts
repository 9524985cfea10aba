import type { FieldHandle } from '../../render/block'
import type { Editor } from '../state/editor'
import { pickFile } from './pickFile'
import { replacePicture } from './replacePicture'

/** A picture is chosen among the files of the device, the first one or another; the library comes later. */
export const choosePicture = (editor: Editor, handle: FieldHandle) =>
  pickFile(file => void replacePicture(editor, handle, file))
