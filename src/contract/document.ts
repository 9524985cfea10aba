import * as z from 'zod/mini'
import { pageCollectionSchema } from '../content/collection'
import { type Field, singleValueSchema } from '../content/field'
import type { Group } from '../content/group'
import { localeSchema, localized } from '../content/locale'
import { mediaSchema } from '../content/media'
import { type PageDocument, pageKeySchema, pageRoleSchema } from '../content/page'
import { richTextSchema } from '../content/richText'
import { statusSchema } from '../content/status'
import { timeWindowSchema } from '../content/timeWindow'
import type { References } from '../render/model'

// Of what the server answers: for types and documents. Nothing is checked against these at run time.

const options = z.record(z.string(), z.unknown())

const field: z.ZodMiniType<Field> = z.strictObject({
  id: z.string(),
  name: z.string(),
  visible: z.boolean(),
  text: localized(z.union([z.string(), richTextSchema])),
  single: singleValueSchema,
  mediaId: z.nullable(z.string()),
  options,
})

const group: z.ZodMiniType<Group> = z.strictObject({
  id: z.string(),
  type: z.string(),
  shape: z.number(),
  status: statusSchema,
  previousStatus: z.nullable(statusSchema),
  visible: z.boolean(),
  disallowedLanguages: z.array(localeSchema),
  window: z.optional(z.nullable(timeWindowSchema)),
  order: z.string(),
  options,
  fields: z.record(z.string(), field),
  /** Groups as well; there are none deeper (D3). */
  cards: z.lazy(() => z.array(group)),
})

export const pageDocument: z.ZodMiniType<PageDocument> = z.strictObject({
  id: z.string(),
  collection: z.nullable(pageCollectionSchema),
  role: z.nullable(pageRoleSchema),
  key: z.nullable(pageKeySchema),
  name: localized(z.string()),
  slug: localized(z.string()),
  disallowedLanguages: z.array(localeSchema),
  meta: z.strictObject({
    title: localized(z.string()),
    description: localized(z.string()),
    shareImage: z.nullable(z.string()),
  }),
  groups: z.array(group),
})

/** The pages and pictures that a document names, by id. */
export const references: z.ZodMiniType<References> = z.strictObject({
  pages: z.record(
    z.string(),
    z.strictObject({
      id: z.string(),
      isHome: z.boolean(),
      isPublished: z.boolean(),
      collection: z.nullable(pageCollectionSchema),
      slug: localized(z.string()),
      name: localized(z.string()),
      disallowedLanguages: z.array(localeSchema),
      hasPassword: z.boolean(),
    }),
  ),
  media: z.record(z.string(), mediaSchema),
})

/** What a block's loader found: plain JSON whose form is the block's own. */
export const loaded = z.unknown()
