import * as z from 'zod/mini'
import { settingsSchema } from '../content/settings'
import { defineCall, fromPage, noInput, objectWriteKeys } from './call'

export const readSettings = defineCall({
  method: 'GET',
  path: 'settings',
  summary: 'The site’s settings.',
  policy: 'editor',
  input: noInput,
  reply: settingsSchema,
})

export const writeSettings = defineCall({
  method: 'POST',
  path: 'settings',
  summary: 'Send the whole settings; only what differs is written, at once.',
  policy: 'editor',
  input: z.strictObject({ ...settingsSchema.shape, ...objectWriteKeys, ...fromPage }),
  reply: settingsSchema,
})
