import * as z from 'zod/mini'
import { defineCall, done, objectWriteKeys, queryFlag } from './call'

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const readChangelog = defineCall({
  method: 'GET',
  path: 'changelog',
  summary: 'What is new, newest first: what this person has not seen (nothing on the first visit), or all of it.',
  policy: 'editor',
  input: z.strictObject({
    /** The editor's language; both texts are answered in any case. */
    language: z.optional(z.string().check(z.maxLength(10))),
    showAll: queryFlag,
  }),
  reply: z.array(
    z.strictObject({
      date,
      de: z.string(),
      fr: z.string(),
      html: z.strictObject({ de: z.string(), fr: z.string() }),
    }),
  ),
})

export const markChangelogSeen = defineCall({
  method: 'POST',
  path: 'changelog',
  summary: 'Remember that this person has seen these entries.',
  policy: 'editor',
  input: z.strictObject({ dates: z.array(date).check(z.maxLength(500)), ...objectWriteKeys }),
  reply: done,
})
