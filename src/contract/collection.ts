import * as z from 'zod/mini'
import { type Collection, collectionNameSchema, isPageCollection } from '../content/collection'
import { componentTypeSchema } from '../content/componentType'
import { idSchema } from '../content/id'
import { localeSchema } from '../content/locale'
import { text } from '../content/text'
import { defineCall, objectWriteKeys, textOrLocalized } from './call'

const versions = z.record(z.string(), z.number())

/** The board or container the items are shown in; pages need none. */
const collection = { collectionId: z.optional(z.nullable(idSchema)), collectionName: collectionNameSchema }

/** Cards are part of their page and go live with it; pages are hidden and sorted at once (D4). */
const hasPages = (name: Collection) => isPageCollection(name) || name === 'generic'

export const addToCollection = defineCall({
  method: 'POST',
  path: 'collection/add',
  summary:
    'Add a card to a board or a page to a collection; or hide and show an existing page (a token needs `publish`) or card.',
  policy: 'editor',
  isLive: ({ collectionType, pageId }) => collectionType === 'page' && Boolean(pageId),
  input: z.strictObject({
    ...collection,
    collectionType: z.enum(['group', 'page']),
    /** Of a new card, made by the editor. */
    id: z.optional(idSchema),
    initialGroups: z.optional(z.nullable(z.array(componentTypeSchema).check(z.maxLength(50)))),
    initialMeta: z.optional(z.nullable(z.strictObject({ name: textOrLocalized(text(200)) }))),
    lang: z.optional(z.nullable(localeSchema)),
    groupId: z.optional(z.nullable(idSchema)),
    pageId: z.optional(z.nullable(idSchema)),
    /** With pageId or groupId: `add` shows the page or card in its collection, `remove` moves it to the archive. */
    action: z.optional(z.nullable(z.enum(['add', 'remove']))),
    ...objectWriteKeys,
  }),
  /** `versions` of what was written to an existing page or card. */
  reply: z.strictObject({ id: z.string(), versions: z.optional(versions) }),
})

export const sortCollection = defineCall({
  method: 'POST',
  path: 'collection/sort',
  summary: 'Put the item `active` in the place of `over`. For pages a token needs `publish`.',
  policy: 'editor',
  isLive: ({ collectionName }) => hasPages(collectionName),
  input: z.strictObject({ ...collection, active: idSchema, over: idSchema, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string(), order: z.array(z.string()), version: z.number() }),
})

export const removeFromCollection = defineCall({
  method: 'POST',
  path: 'collection/removeItem',
  summary: 'Delete a card of a board.',
  policy: 'editor',
  input: z.strictObject({ ...collection, groupId: idSchema, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string(), status: z.string() }),
})
