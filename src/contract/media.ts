import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localized } from '../content/locale'
import { mediaSchema } from '../content/media'
import { text } from '../content/text'
import { defineCall, revalidationTag, writeKeys } from './call'

export const updateMedia = defineCall({
  method: 'POST',
  path: 'media/update',
  summary: 'Say what a picture shows, at once wherever it stands. With a page it can be undone there.',
  policy: 'editor',
  input: z.strictObject({
    /** Languages that are not named stay; null takes a text away, an empty one says that the picture needs none. */
    media: z.strictObject({ id: idSchema, alt: localized(z.nullable(text(300))) }),
    /** The page it was done on: its log and its editors hear of it. */
    pageId: z.optional(idSchema),
    revalidationTag,
    ...writeKeys,
  }),
  /** `versions` by value key, such as `alt:de`: the next writes' base. */
  reply: z.extend(mediaSchema, { versions: z.record(z.string(), z.number()) }),
})
