import * as z from 'zod/mini'
import { fieldContentSchema, fieldNameSchema, mediaIdSchema } from '../content/field'
import { idSchema } from '../content/id'
import { text } from '../content/text'
import { defineCall, revalidationTag, writeKeys } from './call'

const optionPatch = z.strictObject({ type: z.optional(text(40)), value: z.unknown() })

export const saveData = defineCall({
  method: 'POST',
  path: 'data',
  summary: 'Write texts, options or the picture of a field, or options of a group: only what is sent (D2).',
  policy: 'editor',
  input: z.strictObject({
    itemType: z.enum(['field', 'group']),
    /** The item's id. For a field that does not exist yet, `add` says where it hangs. */
    linkId: z.nullable(idSchema),
    data: z.strictObject({
      type: z.optional(text(40)),
      content: z.optional(fieldContentSchema),
      options: z.optional(z.record(text(60), optionPatch)),
      mediaId: z.optional(mediaIdSchema),
    }),
    revalidationTag,
    add: z.optional(z.strictObject({ parentId: idSchema, name: fieldNameSchema })),
    ...writeKeys,
  }),
  reply: z.strictObject({
    id: z.string(),
    pageId: z.string(),
    /** The version of each value after the write: the next write's base. */
    versions: z.record(z.string(), z.number()),
  }),
})
