import type { FieldHandle } from '../../render/block'
import type { Editor } from '../state/editor'
import { uploadPicture } from './uploadPicture'

/** Puts a file in the place of a field's picture. */
export const replacePicture = async (editor: Editor, handle: FieldHandle, file: File) => {
  editor.notify({ kind: 'loading', code: 'upload' })
  const outcome = await uploadPicture(editor, file)
  if ('refusal' in outcome)
    return editor.notify({
      kind: 'error',
      code: 'upload',
      ...outcome.refusal,
      retry: () => void replacePicture(editor, handle, file),
    })
  const { media } = outcome
  editor.addMedia(media)
  editor.edits.media(handle, media.id)
  editor.notify({ kind: 'success', code: 'upload' })
}
