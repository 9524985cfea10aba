import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { localeSchema, localized } from '../content/locale'
import { versionKindSchema } from '../content/version'
import { defineCall, done, objectWriteKeys, withDefaultLanguage } from './call'
import { loaded, pageDocument, references } from './document'

const versionNumber = z.int().check(z.minimum(1))

const reviewedValue = z.strictObject({
  groupId: z.nullable(z.string()),
  field: z.nullable(z.string()),
  key: z.string(),
  locale: z.nullable(localeSchema),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

const review = z.strictObject({
  counts: z.strictObject({ fields: z.number(), groups: z.number(), pages: z.number() }),
  page: z.array(reviewedValue),
  sections: z.array(
    z.strictObject({
      groupId: z.string(),
      type: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      values: z.array(reviewedValue),
    }),
  ),
  /** `source` is the text in the language that has one. */
  missing: z.array(
    z.strictObject({
      groupId: z.string(),
      type: z.string(),
      fieldName: z.string(),
      locale: localeSchema,
      source: z.string(),
    }),
  ),
  buttons: z.array(z.strictObject({ groupId: z.string(), field: z.string(), lacks: z.enum(['text', 'link']) })),
  /** Hints that never stop a publication. */
  picturesWithoutAlt: z.array(
    z.strictObject({
      groupId: z.string(),
      field: z.string(),
      mediaId: z.string(),
      /** The languages nothing is said in. */
      locales: z.array(localeSchema),
    }),
  ),
  blankSections: z.array(z.strictObject({ groupId: z.string(), type: z.string() })),
  withoutDescription: z.array(localeSchema),
  /** Whether missing translations stop it. */
  isGated: z.boolean(),
  isFirst: z.boolean(),
  goesLiveAt: z.nullable(z.number()),
  /** Other pages with changes. */
  otherPages: z.array(
    z.strictObject({
      id: z.string(),
      name: localized(z.string()),
      isPublished: z.boolean(),
      /** Taken offline or planned for later: publishing all pages leaves it as it is. */
      isHeldBack: z.boolean(),
    }),
  ),
  /** The last change it counts: the base of what is decided by it. */
  seq: z.number(),
})
export type Review = z.infer<typeof review>

export const readReview = defineCall({
  method: 'GET',
  path: 'page/review',
  summary: 'What publishing the page would change, and what it lacks.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: review,
})

const versionEntry = z.strictObject({
  version: z.number(),
  kind: versionKindSchema,
  created: z.number(),
  person: z.nullable(z.string()),
  isLive: z.boolean(),
  goesLiveAt: z.nullable(z.number()),
})
export type VersionEntry = z.infer<typeof versionEntry>

const removedSection = z.strictObject({
  groupId: z.string(),
  type: z.string(),
  preview: z.string(),
  /** Of its status: the base of bringing it back. */
  version: z.number(),
  at: z.number(),
  person: z.nullable(z.string()),
})

export const listVersions = defineCall({
  method: 'GET',
  path: 'page/versions',
  summary: 'Every version of the page, newest first, and the sections removed in the last 30 days.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema }),
  reply: z.strictObject({ versions: z.array(versionEntry), removed: z.array(removedSection) }),
})

export const readVersion = defineCall({
  method: 'GET',
  path: 'page/version',
  summary: 'One version of the page, ready to be drawn.',
  policy: 'editor',
  input: z.strictObject({ id: idSchema, version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)), lang: localeSchema }),
  reply: z.strictObject({ document: pageDocument, loaded: z.record(z.string(), loaded), references }),
})

export const restoreVersion = defineCall({
  method: 'POST',
  path: 'page/restore',
  summary: 'Make the page, or one of its sections, what it was in a version. Nothing is published by it.',
  policy: 'editor',
  input: z.strictObject({
    id: idSchema,
    version: versionNumber,
    groupId: z.optional(idSchema),
    ...objectWriteKeys,
  }),
  reply: z.strictObject({ id: z.string(), restored: z.number() }),
})

/** A wall-clock time of the site's zone, as a date field gives it. */
const wallTime = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/))

export const schedulePage = defineCall({
  method: 'POST',
  path: 'page/schedule',
  summary: 'Let the page as it is now go live later. What is edited meanwhile waits for the next publication.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, at: wallTime, ...withDefaultLanguage, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string(), version: z.number(), goesLiveAt: z.number() }),
})

export const unschedulePage = defineCall({
  method: 'POST',
  path: 'page/unschedule',
  summary: 'Take a scheduled publication back.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: done,
})

export const listDeletedPages = defineCall({
  method: 'GET',
  path: 'page/deleted',
  summary: 'Pages deleted in the last 30 days.',
  policy: 'editor',
  input: z.strictObject({}),
  reply: z.array(z.strictObject({ id: z.string(), name: localized(z.string()), deletedAt: z.number() })),
})

export const undeletePage = defineCall({
  method: 'POST',
  path: 'page/undelete',
  summary: 'Bring a deleted page back, live again if its address is still free.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ id: idSchema, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string(), isLive: z.boolean() }),
})
