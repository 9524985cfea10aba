import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localeSchema } from '../content/locale'
import { defineCall, done, objectWriteKeys, perMinute } from './call'

const entry = { id: z.string(), created: z.number(), expires: z.number(), person: z.nullable(z.string()) }

export const createPreview = defineCall({
  method: 'POST',
  path: 'page/preview',
  summary: 'A link that shows the page as it is being edited to whoever has it (D20). The link is told only once.',
  policy: 'editor',
  input: z.strictObject({
    id: idSchema,
    lang: localeSchema,
    days: z.int().check(z.minimum(1), z.maximum(30)),
    ...objectWriteKeys,
  }),
  reply: z.strictObject({ ...entry, url: z.string() }),
  limit: perMinute(30),
})

export const listPreviews = defineCall({
  method: 'GET',
  path: 'page/preview',
  summary: 'The preview links of a page that are still good, without the links themselves.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: z.array(z.strictObject(entry)),
})

export const revokePreview = defineCall({
  method: 'POST',
  path: 'page/preview/revoke',
  summary: 'End a preview link.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, previewId: idSchema, ...objectWriteKeys }),
  reply: done,
})
