import type { Media } from '../../content/media'
import type { Envelope } from '../../contract/errors'
import type { Editor } from '../state/editor'
import { asShutOut, withShutOut } from '../state/shutOut'

export type Refusal = { reason: string; detail: string }

/** Sends a file to the site's media; the refusal says what is wrong with it. A session that has ended is asked for. */
export const uploadPicture = async (editor: Editor, file: File): Promise<{ media: Media } | { refusal: Refusal }> => {
  const form = new FormData()
  form.append('file', file)
  try {
    const response = await fetch('/api/v1/media/upload', { method: 'POST', body: form, credentials: 'same-origin' })
    const envelope = (await response.json()) as Envelope<Media>
    if (envelope.success) return { media: envelope.data }
    const shutOut = asShutOut(envelope.code)
    if (shutOut) editor.store.set(state => withShutOut(state, shutOut))
    const { reason } = (envelope.details ?? {}) as { reason?: string }
    return { refusal: { reason: reason ?? envelope.code, detail: envelope.error } }
  } catch (error) {
    return { refusal: { reason: 'unanswered', detail: String(error) } }
  }
}
