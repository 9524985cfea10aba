import type { Envelope } from '../../../contract/errors'
import type { ImportOutcome } from '../../../contract/xliff'

type Answer = Envelope<ImportOutcome> | { success: false; data: null; code: 'offline' | 'too_large' }

/** Sends an XLIFF file; a call takes JSON, this one a form with a file. */
export const importFile = async (file: File): Promise<Answer> => {
  const body = new FormData()
  body.set('file', file)
  try {
    const response = await fetch('/api/v1/languages/xliff/import', { method: 'POST', credentials: 'same-origin', body })
    if (response.status === 413) return { success: false, data: null, code: 'too_large' }
    return (await response.json()) as Envelope<ImportOutcome>
  } catch {
    return { success: false, data: null, code: 'offline' }
  }
}
