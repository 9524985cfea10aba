import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localeSchema } from '../content/locale'
import { richTextSchema } from '../content/richText'
import { defineCall, perMinute } from './call'

export const exportXliff = defineCall({
  method: 'GET',
  path: 'languages/xliff',
  summary: 'The texts of a page, or without one of the whole site, for a translation agency: XLIFF 1.2.',
  policy: 'editor',
  answers: 'file',
  limit: perMinute(20),
  input: z.strictObject({ id: z.optional(idSchema), to: localeSchema }),
  reply: z.unknown(),
})

const value = z.nullable(z.union([z.string(), richTextSchema]))

/** Why a text of the file was not written: here something changed since the export, or it cannot be taken as it is. */
const heldReasons = ['target_changed', 'source_changed', 'incomplete', 'damaged', 'too_large', 'no_room'] as const

const held = z.strictObject({
  pageId: z.nullable(z.string()),
  itemId: z.string(),
  key: z.string(),
  of: z.enum(['page', 'field', 'picture', 'navigation', 'settings']),
  kind: z.enum(['line', 'rich']),
  reason: z.enum(heldReasons),
  source: value,
  /** What is there now, and its version: the base for writing the other. */
  current: value,
  version: z.number(),
  /** What the file has, where it can be read. */
  sent: value,
})
export type HeldText = z.infer<typeof held>

/** quality.md 14: far more than a large site has. */
const longestXliff = 10 * 1024 * 1024

export const importXliff = defineCall({
  method: 'POST',
  path: 'languages/xliff/import',
  summary:
    'Take over translations of an XLIFF 1.2 file; what changed here since its export is not overwritten but named.',
  policy: 'editor',
  token: 'publish',
  takes: ['file'],
  maxBytes: longestXliff,
  limit: perMinute(20),
  once: 'none',
  input: z.strictObject({}),
  reply: z.strictObject({
    to: localeSchema,
    written: z.number(),
    /** Translations that are there already, word for word. */
    same: z.number(),
    /** Without a translation in the file. */
    untouched: z.number(),
    /** Texts that are no longer here. */
    unknown: z.number(),
    held: z.array(held),
  }),
})
export type ImportOutcome = z.infer<typeof importXliff.reply>
