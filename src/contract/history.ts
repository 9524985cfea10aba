import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { mediaSchema } from '../content/media'
import { defineCall, objectWriteKeys } from './call'
import { loaded, pageDocument, references } from './document'

/** Of navigation, settings and theme `itemId` is their name, `key` the leaf and `version` the base of the next write; of business data it is the branch. */
const value = z.strictObject({
  object: z.enum(['page', 'navigation', 'settings', 'theme', 'business']),
  itemId: z.string(),
  key: z.string(),
  value: z.unknown(),
  version: z.number(),
})

const turned = z.strictObject({
  /** What was written. */
  applied: z.array(value),
  /** What somebody else has changed since: left as it is. */
  skipped: z.array(value),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
})

export const undoChange = defineCall({
  method: 'POST',
  path: 'page/undo',
  summary: 'Take back your last change of the page, or of navigation, settings or theme made from it.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: turned,
})

export const redoChange = defineCall({
  method: 'POST',
  path: 'page/redo',
  summary: 'Make the change again that you took back last.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: turned,
})

/** The whole page as it is being edited: for a fresh start after a long absence. */
export const readWorking = defineCall({
  method: 'GET',
  path: 'page/working',
  summary: 'The page as it is being edited, with the version of every value.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: z.strictObject({
    document: pageDocument,
    /** The pictures it shows, by id. */
    media: z.record(z.string(), mediaSchema),
    versions: z.record(z.string(), z.number()),
    /** When a planned publication is due. */
    goesLiveAt: z.nullable(z.number()),
    seq: z.number(),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  }),
})

/** D12: what one section's loader returns now, after an option changed. */
export const readGroupView = defineCall({
  method: 'GET',
  path: 'group/view',
  summary: 'What a section shows besides its own content, and the pages and pictures it names.',
  policy: 'editor',
  input: z.strictObject({ pageId: idSchema, groupId: idSchema, lang: z.string().check(z.maxLength(2)) }),
  reply: z.strictObject({ loaded, references }),
})

const tab = z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/))

export const announcePresence = defineCall({
  method: 'POST',
  path: 'page/presence',
  summary: 'Say that you are on the page, and at which item; or that you leave.',
  policy: 'editor',
  input: z.strictObject({
    id: idSchema,
    tab,
    itemId: z.optional(z.nullable(idSchema)),
    isLeaving: z.optional(z.boolean()),
  }),
  reply: z.array(
    z.strictObject({ tab: z.string(), personId: z.string(), name: z.string(), itemId: z.nullable(z.string()) }),
  ),
})

/** EDIT-13, API-5. */
export const pageEvents = defineCall({
  method: 'GET',
  path: 'page/events',
  summary: 'What others do on a page, as it happens; resumes after the change named by `after` or Last-Event-ID.',
  policy: 'editor',
  answers: 'stream',
  input: z.strictObject({ id: idSchema, after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: z.unknown(),
})
