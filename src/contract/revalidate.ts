import * as z from 'zod/mini'
import { defineCall, done, noInput, perMinute } from './call'

/** API-3 */
const limit = perMinute(6)

export const revalidateTag = defineCall({
  method: 'POST',
  path: 'revalidate/tag',
  summary: 'Draw the pages that show this anew: a tag, or the id of a page or section.',
  policy: 'editor',
  limit,
  input: z.strictObject({ tag: z.string().check(z.regex(/^[A-Za-z0-9:_-]{1,120}$/)) }),
  reply: done,
})

export const revalidateFull = defineCall({
  method: 'POST',
  path: 'revalidate/full',
  summary: 'Draw every page of this site anew.',
  policy: 'editor',
  limit,
  input: noInput,
  reply: done,
})
