import type { Editor } from '../state/editor'
import { uploadPicture } from './uploadPicture'

/** Stores a file, says how far it is, and gives it to `put`; what was refused can be tried again. */
export const storePicture = async (editor: Editor, file: File, put: (mediaId: string) => void): Promise<void> => {
  editor.notify({ kind: 'loading', code: 'upload' })
  const outcome = await uploadPicture(editor, file)
  if ('refusal' in outcome) {
    const retry = () => void storePicture(editor, file, put)
    return editor.notify({ kind: 'error', code: 'upload', ...outcome.refusal, retry })
  }
  editor.addMedia(outcome.media)
  put(outcome.media.id)
  editor.notify({ kind: 'success', code: 'upload' })
}
