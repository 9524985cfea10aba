import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localized } from '../content/locale'
import { maxPictureBytes, mediaSchema } from '../content/media'
import { text } from '../content/text'
import { defineCall, noInput, revalidationTag, writeKeys } from './call'

const { tags, focalPoint, cropArea } = mediaSchema.shape
const anything = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))

/** SEC-8: a media may be sent as it is answered; of it these three and the texts count. */
const sentWhole = {
  ...z.partial(mediaSchema).shape,
  resolution: anything(mediaSchema.shape.resolution),
  updated: anything(z.union([mediaSchema.shape.updated, text(40)])),
  tags: anything(tags.check(z.maxLength(50))),
  focalPoint: anything(focalPoint),
  cropArea: z.optional(cropArea),
}

export const updateMedia = defineCall({
  method: 'POST',
  path: 'media/update',
  summary: 'Say what a picture shows, at once wherever it stands. With a page it can be undone there.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({
    media: z.strictObject({
      ...sentWhole,
      id: idSchema,
      /** Languages that are not named stay; null takes a text away, an empty one says that the picture needs none. */
      alt: z.optional(localized(z.nullable(text(300)))),
    }),
    /** The page it was done on: its log and its editors hear of it. */
    pageId: z.optional(idSchema),
    revalidationTag,
    ...writeKeys,
  }),
  /** `versions` by value key, such as `alt:de`: the next writes' base. */
  reply: z.extend(mediaSchema, { versions: z.record(z.string(), z.number()) }),
})

/** API-6. */
export const uploadMedia = defineCall({
  method: 'POST',
  path: 'media/upload',
  summary: 'Send a picture as the part `file` of a form; `data` is its entry in the library.',
  policy: 'editor',
  takes: ['file'],
  maxBytes: maxPictureBytes,
  // quality.md 14
  limit: { count: 2_000, perMs: 24 * 60 * 60 * 1000, by: 'site', kept: 'shared' },
  once: 'none',
  input: noInput,
  reply: mediaSchema,
})
