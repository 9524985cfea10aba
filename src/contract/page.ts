import * as z from 'zod/mini'
import { pageCollectionNameSchema, pageCollectionSchema } from '../content/collection'
import { componentTypeSchema } from '../content/componentType'
import { fieldContentSchema, mediaIdSchema } from '../content/field'
import { idSchema } from '../content/id'
import { localeSchema, localized } from '../content/locale'
import { mediaSchema } from '../content/media'
import { givenKeySchema, pageKeySchema, pageRoleSchema } from '../content/page'
import { statusSchema } from '../content/status'
import { text } from '../content/text'
import { defineCall, done, objectWriteKeys, queryFlag, textOrLocalized, withDefaultLanguage, writeKeys } from './call'
import { shell } from './shell'

const name = text(200)
const languages = z.array(localeSchema).check(z.maxLength(20))

const pageEntry = z.strictObject({
  id: z.string(),
  name: localized(z.string()),
  slug: localized(z.string()),
  status: statusSchema,
  collection: z.nullable(pageCollectionSchema),
  role: z.nullable(pageRoleSchema),
  key: z.nullable(pageKeySchema),
  disallowedLanguages: z.array(localeSchema),
  hasPassword: z.boolean(),
  isPublished: z.boolean(),
  /** Was live once and was taken offline. */
  isOffline: z.boolean(),
  isChanged: z.boolean(),
  /** When a planned publication is due. */
  goesLiveAt: z.nullable(z.number()),
  order: z.string(),
  /** Of the page's own values, by key: the base of the next write. */
  versions: z.record(z.string(), z.number()),
})
export type PageEntry = z.infer<typeof pageEntry>

const options = z.record(
  z.string(),
  z.strictObject({
    type: z.string(),
    value: z.unknown(),
    label: localized(z.string()),
    editable: z.boolean(),
    filter: z.optional(z.array(z.unknown())),
    range: z.optional(z.strictObject({ min: z.optional(z.number()), max: z.optional(z.number()) })),
    displayConditions: z.optional(z.array(z.unknown())),
  }),
)

/** As `POST data` takes it back (API-11). */
const fieldItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  visible: z.boolean(),
  created: z.number(),
  data: z.strictObject({ content: fieldContentSchema, options, mediaId: mediaIdSchema }),
})

const sectionEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: statusSchema,
  visible: z.boolean(),
  meta: z.strictObject({ disallowedLanguages: z.array(localeSchema) }),
})

const cardItem = z.strictObject({
  ...sectionEntry.shape,
  created: z.number(),
  data: z.strictObject({ options }),
  /** Fields that were written at least once. */
  children: z.array(fieldItem),
})
const section = z.strictObject({ ...cardItem.shape, cards: z.array(cardItem) })
export type CardItem = z.infer<typeof cardItem>

/** `availableSlugs`: the slug the page is reached at, by locale, as published. */
const pageInfo = z.strictObject({
  ...pageEntry.shape,
  meta: z.strictObject({
    name: localized(z.string()),
    title: localized(z.string()),
    description: localized(z.string()),
    shareImage: mediaIdSchema,
    disallowedLanguages: z.array(localeSchema),
  }),
  /** The picture that `meta.shareImage` names. */
  shareMedia: z.nullable(mediaSchema),
  /** The page's own first words: what describes it while `meta.description` is empty. */
  firstWords: localized(z.string()),
  availableSlugs: localized(z.string()),
  children: z.array(section),
  /** The number of the last change: the base of calls about the whole page. */
  seq: z.number(),
  /** Who else has the page open. */
  present: z.array(z.string()),
})
export type PageInfo = z.infer<typeof pageInfo>

export const listPages = defineCall({
  method: 'GET',
  path: 'page',
  summary: 'All pages; drafts, and which sections a page has, only for editors who ask for them.',
  policy: 'anyone',
  input: z.strictObject({
    includeDrafts: queryFlag,
    /** Without what a list of many pages does not show: meta, availableSlugs and children. */
    brief: queryFlag,
  }),
  reply: z.array(
    z.strictObject({
      ...pageEntry.shape,
      meta: z.optional(z.strictObject({ name: localized(z.string()), disallowedLanguages: z.array(localeSchema) })),
      availableSlugs: z.optional(localized(z.string())),
      children: z.optional(z.array(sectionEntry)),
    }),
  ),
})

/** How many pages one answer has at most. */
const longestPart = 200

export const listPagePart = defineCall({
  method: 'GET',
  path: 'page/list',
  summary: 'A list of pages as they are being edited, in parts: of a collection, of what is searched, or both.',
  policy: 'editor',
  input: z.strictObject({
    /** `generic`: pages of no collection. */
    collection: z.optional(pageCollectionNameSchema),
    isArchived: queryFlag,
    /** Words of names and addresses, in any language and spelling. */
    search: z.optional(text(200)),
    /** Only what the navigation does not name. */
    isOutside: queryFlag,
    /** Only what is the home page, the imprint … (ROUTE-4). */
    isKeyed: queryFlag,
    /** `next` of the part before. */
    after: z.optional(idSchema),
    /** From 1 to 200; 50 where nothing is said. */
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/))),
  }),
  reply: z.strictObject({
    pages: z.array(pageEntry).check(z.maxLength(longestPart)),
    /** How many the whole list has, and how many of the same are in the archive. */
    total: z.number(),
    archived: z.number(),
    /** Null: this was the last part. */
    next: z.nullable(z.string()),
  }),
})

export const readPages = defineCall({
  method: 'GET',
  path: 'page/entries',
  summary: 'Pages by their ids, as they are being edited; unknown ones are left out.',
  policy: 'editor',
  input: z.strictObject({
    /** Up to a hundred, with commas between them. */
    ids: z.string().check(z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,99}$/)),
  }),
  reply: z.array(pageEntry),
})

export const suggestPages = defineCall({
  method: 'GET',
  path: 'page/suggest',
  summary: 'The few pages that a typed text can mean: by address, by name, or by a part of either.',
  policy: 'editor',
  input: z.strictObject({
    text: text(2_000),
    lang: localeSchema,
    /** The page on which it is typed. */
    id: idSchema,
  }),
  reply: z.array(pageEntry),
})

export const readPageInfo = defineCall({
  method: 'GET',
  path: 'page/info',
  summary: 'Name, slug, languages and meta of a page as it is being edited. Never its password.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, lang: z.optional(localeSchema) }),
  reply: pageInfo,
})

export const writePageInfo = defineCall({
  method: 'POST',
  synonym: 'PUT',
  path: 'page/info',
  summary:
    'Change name, slug, languages, meta, password or key. Only what is sent is written. For password and key a token needs `publish`.',
  policy: 'editor',
  isLive: ({ meta }) => meta?.password !== undefined || meta?.key !== undefined,
  input: z.strictObject({
    id: idSchema,
    lang: localeSchema,
    /** Null stays as it is. */
    slug: z.optional(z.nullable(textOrLocalized(text(400)))),
    meta: z.optional(
      z.strictObject({
        name: z.optional(textOrLocalized(name)),
        /** Null or empty removes it; takes effect at once (SEC-7). */
        password: z.optional(z.nullable(text(200))),
        disallowedLanguages: z.optional(languages),
        title: z.optional(textOrLocalized(z.nullable(text(200)))),
        description: z.optional(textOrLocalized(z.nullable(text(500)))),
        shareImage: z.optional(mediaIdSchema),
        /** ROUTE-4: what the page is for the footer and `~key`; at once, and no longer what another page is. */
        key: z.optional(z.nullable(givenKeySchema)),
      }),
    ),
    ...writeKeys,
  }),
  reply: pageInfo,
})

export const addPage = defineCall({
  method: 'POST',
  path: 'page/add',
  summary: 'Create a draft page.',
  policy: 'editor',
  input: z.strictObject({
    collectionName: z.optional(z.nullable(pageCollectionNameSchema)),
    initialMeta: z.strictObject({
      name: textOrLocalized(name),
      password: z.optional(z.nullable(text(200))),
      disallowedLanguages: z.optional(z.nullable(languages)),
    }),
    lang: localeSchema,
    initialGroups: z.optional(z.nullable(z.array(componentTypeSchema).check(z.maxLength(50)))),
    /** The name also becomes the page's first heading. */
    isHeaded: z.optional(z.boolean()),
    ...objectWriteKeys,
  }),
  reply: pageInfo,
})

export const removePage = defineCall({
  method: 'POST',
  path: 'page/remove',
  summary: 'Delete a page; nothing of it is shown any more.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: done,
})

/** What stands around the page: its header, navigation and footer, resolved for one language. */
export const readShell = defineCall({
  method: 'GET',
  path: 'page/shell',
  summary: 'Header, navigation and footer around a page, as editors see them.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, lang: localeSchema }),
  reply: shell,
})

const counts = z.strictObject({ fields: z.number(), groups: z.number(), pages: z.number() })

export const publicationStatus = defineCall({
  method: 'GET',
  path: 'page/status/publication',
  summary: 'How many fields, groups and pages differ from what is published.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: counts,
})

export const translationStatus = defineCall({
  method: 'GET',
  path: 'page/status/translation',
  summary: 'How many translations are missing, by locale.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: localized(z.number()),
})

const published = z.strictObject({ id: z.string(), version: z.number() })

export const publishPage = defineCall({
  method: 'POST',
  path: 'page/publish',
  summary: 'Make the page as it is now the one visitors see.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...withDefaultLanguage, ...objectWriteKeys }),
  reply: published,
})

const outcome = z.strictObject({
  id: z.string(),
  success: z.boolean(),
  error: z.nullable(z.string()),
  code: z.nullable(z.string()),
})

export const publishAll = defineCall({
  method: 'POST',
  path: 'page/publishAll',
  summary: 'Publish every changed page that is neither offline nor planned, each whole, with a result for each.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({
    /** The page that is meant first: it goes along in any case, and `base` is its last change seen. */
    id: z.optional(idSchema),
    ...withDefaultLanguage,
    ...objectWriteKeys,
  }),
  reply: z.array(outcome),
})

export const unpublishPage = defineCall({
  method: 'POST',
  path: 'page/unpublish',
  summary: 'Take the page offline at once; nothing of it is lost.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: done,
})

export const revertPage = defineCall({
  method: 'POST',
  path: 'page/revert',
  summary: 'Throw away all unpublished changes of the page, in all languages.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string(), reverted: z.number() }),
})

export const revertAll = defineCall({
  method: 'POST',
  path: 'page/revertAll',
  summary: 'Revert every changed page of the site.',
  policy: 'admin',
  input: z.strictObject({ ...objectWriteKeys }),
  reply: z.array(outcome),
})
