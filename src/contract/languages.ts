import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localeSchema, localized } from '../content/locale'
import { mediaSchema } from '../content/media'
import { richTextSchema } from '../content/richText'
import { translationStates } from '../content/rules/translationState'
import { text } from '../content/text'
import { defineCall, objectWriteKeys } from './call'

const place = z.strictObject({ groupId: z.string(), field: z.string() })

/** How many texts are what in one language; languages it is not shown in are left out. */
const counts = z.strictObject({
  missing: z.number(),
  outdated: z.number(),
  machine: z.number(),
  done: z.number(),
  /** The first text on the page that somebody should look at. */
  first: z.nullable(place),
})
export type LanguageCounts = z.infer<typeof counts>

const row = z.strictObject({
  /** What belongs to no page stands in rows of its own and stops no publication. */
  of: z.enum(['page', 'navigation', 'settings']),
  /** Of a page its id, else the same as `of`. */
  id: z.string(),
  name: z.string(),
  languages: localized(counts),
})
export type LanguageRow = z.infer<typeof row>

export const readLanguages = defineCall({
  method: 'GET',
  path: 'languages',
  summary: 'What is missing, out of date, by machine and done, by page and language; in parts, or of one page.',
  policy: 'editor',
  input: z.strictObject({
    /** One page alone. */
    id: z.optional(idSchema),
    /** `next` of the part before. */
    after: z.optional(idSchema),
  }),
  reply: z.strictObject({
    rows: z.array(row),
    /** Null: this was the last part. */
    next: z.nullable(z.string()),
  }),
})

const value = z.nullable(z.union([z.string(), richTextSchema]))
const labels = z.strictObject({ de: z.string(), fr: z.string() })

const deskText = z.strictObject({
  itemId: z.string(),
  /** Without its language. */
  key: z.string(),
  kind: z.enum(['line', 'rich']),
  of: z.enum(['page', 'field', 'picture', 'navigation', 'settings']),
  /** Of a field: where it stands, and what editors call it. */
  place: z.nullable(place),
  section: z.nullable(labels),
  label: z.nullable(labels),
  picture: z.nullable(mediaSchema),
  source: value,
  target: value,
  /** Of the target: the next write's base. */
  version: z.number(),
  state: z.enum(translationStates),
})
export type DeskText = z.infer<typeof deskText>

/** A page, or what belongs to none. */
const textsOf = z.union([idSchema, z.enum(['navigation', 'settings'])])

export const readTexts = defineCall({
  method: 'GET',
  path: 'languages/texts',
  summary: 'The texts of a page, of the navigation or of the settings, each with its source, in one language.',
  policy: 'editor',
  input: z.strictObject({ id: textsOf, to: localeSchema }),
  reply: z.strictObject({ name: z.string(), texts: z.array(deskText) }),
})

export const writeSiteText = defineCall({
  method: 'POST',
  path: 'languages/text',
  summary: 'Write one label of the navigation or one text of the settings in another language than the site’s own.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({
    of: z.enum(['navigation', 'settings']),
    /** As `languages/texts` has it. */
    key: text(200),
    lang: localeSchema,
    value: text(5_000),
    ...objectWriteKeys,
  }),
  reply: z.strictObject({ version: z.number() }),
})
