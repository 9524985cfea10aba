import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import type { Call } from './call'

/** A call whose body (API-6) or answer (API-5) is no JSON. Who may make it is declared like everywhere. */
export type OtherCall = Pick<Call, 'method' | 'path' | 'summary' | 'policy'> & { kind: 'upload' | 'stream' }

export const uploadMedia: OtherCall = {
  kind: 'upload',
  method: 'POST',
  path: 'media/upload',
  summary: 'Send a picture as the part `file` of a form; `data` is its entry in the library.',
  policy: 'editor',
}

export const pageEventsInput = z.strictObject({
  id: idSchema,
  after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
})

export const pageEvents: OtherCall = {
  kind: 'stream',
  method: 'GET',
  path: 'page/events',
  summary: 'What others do on a page, as it happens; resumes after the change named by `after` or Last-Event-ID.',
  policy: 'editor',
}
