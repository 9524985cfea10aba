import * as z from 'zod/mini'
import { fieldContentSchema, fieldNameSchema, mediaIdSchema } from '../content/field'
import { idSchema } from '../content/id'
import { localized } from '../content/locale'
import { text } from '../content/text'
import { defineCall, revalidationTag, writeKeys } from './call'

const plainValue = z.nullable(z.union([text(2000), z.number(), z.boolean()]))
const unchanged = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))

const displayCondition = z.union([
  z.boolean(),
  z.strictObject({
    option: z.optional(text(60)),
    comparison: z.enum(['>', '<', '=', '!=']),
    value: plainValue,
  }),
])

/** API-11: an option may be sent whole, as it is answered; its value counts. */
const sentOption = z.strictObject({
  value: z.unknown(),
  type: unchanged(text(40)),
  label: unchanged(z.union([text(200), localized(text(200))])),
  editable: unchanged(z.boolean()),
  filter: unchanged(z.array(plainValue).check(z.maxLength(100))),
  range: unchanged(z.strictObject({ min: unchanged(z.number()), max: unchanged(z.number()) })),
  displayConditions: unchanged(
    z.union([displayCondition, z.array(displayCondition).check(z.maxLength(20)), z.record(text(60), displayCondition)]),
  ),
})

export const saveData = defineCall({
  method: 'POST',
  synonym: 'PUT',
  path: 'data',
  summary:
    'Write texts, options or picture of a field, options of a group, name or picture of a page: only what is sent.',
  policy: 'editor',
  input: z.strictObject({
    itemType: z.enum(['field', 'group', 'page']),
    /** The item's id. For a field that does not exist yet, `add` says where it hangs. */
    linkId: z.nullable(idSchema),
    /** Null is what does not change; a `mediaId` of null alone takes the picture away. */
    data: z.strictObject({
      type: unchanged(text(40)),
      content: unchanged(fieldContentSchema),
      options: unchanged(z.record(text(60), z.nullable(sentOption))),
      mediaId: z.optional(mediaIdSchema),
    }),
    revalidationTag,
    add: z.optional(z.nullable(z.strictObject({ parentId: idSchema, name: fieldNameSchema }))),
    ...writeKeys,
  }),
  reply: z.strictObject({
    id: z.string(),
    pageId: z.string(),
    /** The version of each value after the write: the next write's base. */
    versions: z.record(z.string(), z.number()),
  }),
})
