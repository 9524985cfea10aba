import type { Media } from '../../content/media'
import type { Envelope } from '../../contract/errors'

/** Sends a file to the site's media; the sentence says what is wrong with it. */
export const uploadPicture = async (file: File): Promise<{ media: Media } | { problem: string }> => {
  const form = new FormData()
  form.append('file', file)
  try {
    const response = await fetch('/api/v1/media/upload', { method: 'POST', body: form, credentials: 'same-origin' })
    const envelope = (await response.json()) as Envelope<Media>
    return envelope.success ? { media: envelope.data } : { problem: envelope.error }
  } catch (error) {
    return { problem: String(error) }
  }
}
