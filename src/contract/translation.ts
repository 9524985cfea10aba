import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localeSchema } from '../content/locale'
import { richTextSchema } from '../content/richText'
import { translationStates } from '../content/rules/translationState'
import { defineCall, objectWriteKeys, perMinute } from './call'

const translatable = z.union([z.string(), richTextSchema])

/** What of an item is meant: its text, the page's own texts, or what a picture shows. */
const textKey = z.enum(['text', 'name', 'metaTitle', 'metaDescription', 'alt'])
/** The words of a picture are in no draft. */
const isLive = ({ key }: { key?: z.infer<typeof textKey> }) => key === 'alt'
const languages = z.array(localeSchema).check(z.minLength(1), z.maxLength(20))

const place = { pageId: idSchema, itemId: idSchema, key: z._default(textKey, 'text') }

const written = z.strictObject({
  itemId: z.string(),
  /** With its language, such as `text:fr`. */
  key: z.string(),
  value: translatable,
  version: z.number(),
})

/** A text that was left as it is, and why. */
const skipped = z.array(z.strictObject({ itemId: z.string(), key: z.string(), locale: localeSchema, code: z.string() }))

/** LANG-1 */
export const translateField = defineCall({
  method: 'POST',
  path: 'translation',
  summary:
    'Translate one text by machine and write it. One that is there is replaced only with `overwrite`. For `alt` a token needs `publish`.',
  policy: 'editor',
  isLive,
  limit: perMinute(60),
  input: z.strictObject({
    pageId: idSchema,
    /** The field; of a page's own texts the page, of a picture’s words the picture. */
    fieldId: idSchema,
    key: z.optional(textKey),
    from: localeSchema,
    to: localeSchema,
    overwrite: z.optional(z.boolean()),
    ...objectWriteKeys,
  }),
  reply: written,
})

export const proposeTranslation = defineCall({
  method: 'POST',
  path: 'translation/propose',
  summary: 'Translate one text by machine and write nothing: a proposal to look at.',
  policy: 'editor',
  limit: perMinute(60),
  once: 'none',
  input: z.strictObject({ ...place, from: localeSchema, to: localeSchema }),
  reply: z.strictObject({ value: translatable }),
})

export const translateSection = defineCall({
  method: 'POST',
  path: 'translation/section',
  summary: 'Translate all texts of a section that are missing in a language.',
  policy: 'editor',
  limit: perMinute(30),
  input: z.strictObject({ pageId: idSchema, groupId: idSchema, to: localeSchema, ...objectWriteKeys }),
  reply: z.strictObject({ done: z.number(), skipped }),
})

const task = z.strictObject({
  id: z.string(),
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  total: z.number(),
  done: z.number(),
  skipped,
  /** Why it ended before its time. */
  error: z.nullable(z.string()),
})
export type TranslationProgress = z.infer<typeof task>

export const startTranslation = defineCall({
  method: 'POST',
  path: 'translation/start',
  summary: 'Begin to translate everything that is missing on a page, or without one on the site.',
  policy: 'editor',
  token: 'publish',
  limit: perMinute(10),
  input: z.strictObject({
    pageId: z.optional(z.nullable(idSchema)),
    /** Without it, every language of the site that the person may write. */
    to: z.optional(languages),
    ...objectWriteKeys,
  }),
  reply: task,
})

export const translationProgress = defineCall({
  method: 'GET',
  path: 'translation/progress',
  summary: 'How far a translation that was begun is.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: task,
})

export const cancelTranslation = defineCall({
  method: 'POST',
  path: 'translation/cancel',
  summary: 'End a translation that was begun; what is translated stays.',
  policy: 'editor',
  once: 'none',
  input: z.strictObject({ id: idSchema }),
  reply: task,
})

export const translationTexts = defineCall({
  method: 'GET',
  path: 'translation/texts',
  summary: 'What each text of a page is in a language, and whether it can be translated by machine.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, lang: localeSchema }),
  reply: z.strictObject({
    /** Null when there is none that could. */
    translator: z.nullable(z.string()),
    /** Why not: a code of the errors. */
    problem: z.nullable(z.string()),
    texts: z.array(
      z.strictObject({
        itemId: z.string(),
        key: z.string(),
        groupId: z.nullable(z.string()),
        field: z.nullable(z.string()),
        state: z.enum(translationStates),
        isMachine: z.boolean(),
        hasSource: z.boolean(),
      }),
    ),
  }),
})
export type TranslationTexts = z.infer<typeof translationTexts.reply>

const sentence = z.strictObject({
  change: z.enum(['same', 'changed', 'added', 'removed']),
  before: z.string(),
  after: z.string(),
})

export const translationChanges = defineCall({
  method: 'GET',
  path: 'translation/changes',
  summary: 'What changed in the source since a text was translated, sentence by sentence.',
  policy: 'editor',
  input: z.strictObject({ ...place, lang: localeSchema }),
  reply: z.strictObject({
    state: z.enum(translationStates),
    isMachine: z.boolean(),
    source: z.nullable(translatable),
    target: z.nullable(translatable),
    version: z.number(),
    /** Empty where nothing of the source was kept, or nothing changed. */
    sentences: z.array(sentence),
    /** Whether only what changed can be translated anew. */
    isPaired: z.boolean(),
  }),
})
export type TranslationChanges = z.infer<typeof translationChanges.reply>

/** LANG-6 */
export const updateTranslation = defineCall({
  method: 'POST',
  path: 'translation/update',
  summary:
    'Translate anew only the sentences whose source changed; everything else stays as it is. For `alt` a token needs `publish`.',
  policy: 'editor',
  isLive,
  limit: perMinute(60),
  input: z.strictObject({ ...place, lang: localeSchema, ...objectWriteKeys }),
  reply: written,
})

export const confirmTranslation = defineCall({
  method: 'POST',
  path: 'translation/confirm',
  summary: 'Say that texts are right as they are: they are a person’s and up to date from then on.',
  policy: 'editor',
  input: z.strictObject({
    pageId: idSchema,
    texts: z
      .array(
        z.strictObject({
          itemId: idSchema,
          key: z._default(textKey, 'text'),
          lang: localeSchema,
          base: z.optional(z.int().check(z.minimum(0))),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
    changeId: objectWriteKeys.changeId,
  }),
  reply: z.strictObject({ versions: z.record(z.string(), z.number()) }),
})
