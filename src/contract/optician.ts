import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { settingsSchema } from '../content/settings'
import { defineCall, fromPage, noInput, objectWriteKeys } from './call'

/** SET-3: the branches of the business linked to this site. */
export const readOptician = defineCall({
  method: 'GET',
  path: 'optician',
  summary: 'The branches of the business linked to this site.',
  policy: 'editor',
  input: noInput,
  reply: z.array(
    z.strictObject({
      id: z.string(),
      name: z.nullable(z.string()),
      street: z.nullable(z.string()),
      streetNumber: z.nullable(z.string()),
      zip: z.nullable(z.string()),
      city: z.nullable(z.string()),
    }),
  ),
})

/** SET-3: «Fusszeile zurücksetzen». Undone from the page it was done on. */
export const resetFooter = defineCall({
  method: 'POST',
  path: 'optician',
  summary:
    'Take the footer’s own address, phone and e-mail anew from a branch, and set its hours back to the last import.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ branchId: idSchema, ...objectWriteKeys, ...fromPage }),
  reply: settingsSchema,
})
