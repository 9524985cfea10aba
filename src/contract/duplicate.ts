import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { defineCall, objectWriteKeys } from './call'

/** PAGE-8 */
export const duplicatePage = defineCall({
  method: 'POST',
  path: 'page/duplicate',
  summary: 'Make a draft page with the same content.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string() }),
})

export const duplicateGroup = defineCall({
  method: 'POST',
  path: 'group/duplicate',
  summary: 'Copy a section behind itself, or to the end of another page.',
  policy: 'editor',
  input: z.strictObject({
    pageId: idSchema,
    groupId: idSchema,
    toPageId: z.optional(idSchema),
    ...objectWriteKeys,
  }),
  reply: z.strictObject({ id: z.string(), pageId: z.string() }),
})
