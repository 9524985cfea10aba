import * as z from 'zod/mini'
import { navigationSchema } from '../content/navigation'
import { defineCall, fromPage, objectWriteKeys, queryFlag } from './call'

export const readNavigation = defineCall({
  method: 'GET',
  path: 'navigation',
  summary: 'The navigation; entries of unpublished pages only for editors who ask for them.',
  policy: 'anyone',
  input: z.strictObject({ includeDrafts: queryFlag }),
  reply: navigationSchema,
})

export const writeNavigation = defineCall({
  method: 'POST',
  synonym: 'PUT',
  path: 'navigation',
  summary: 'Send the whole navigation; only what differs is written, at once.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ navigation: navigationSchema, ...objectWriteKeys, ...fromPage }),
  reply: navigationSchema,
})
