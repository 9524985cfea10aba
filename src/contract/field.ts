import * as z from 'zod/mini'
import { fieldNameSchema } from '../content/field'
import { idSchema } from '../content/id'
import { defineCall, objectWriteKeys } from './call'

export const setFieldVisibility = defineCall({
  method: 'POST',
  path: 'field/visibility',
  summary: 'Show or hide one field.',
  policy: 'editor',
  input: z.strictObject({
    fieldId: z.optional(z.nullable(idSchema)),
    fieldName: fieldNameSchema,
    groupId: idSchema,
    visible: z.boolean(),
    ...objectWriteKeys,
  }),
  reply: z.strictObject({ id: z.string(), version: z.number() }),
})
