import * as z from 'zod/mini'
import { componentTypeSchema } from '../content/componentType'
import { fieldNameSchema } from '../content/field'
import { idSchema } from '../content/id'
import { localeSchema } from '../content/locale'
import { statusSchema } from '../content/status'
import { timeWindowSchema } from '../content/timeWindow'
import { defineCall, objectWriteKeys, revalidationTag, writeKeys } from './call'

const place = { pageId: idSchema, groupId: idSchema }
const versions = z.strictObject({ id: z.string(), versions: z.record(z.string(), z.number()) })

export const addGroup = defineCall({
  method: 'POST',
  path: 'group/add',
  summary: 'Add a section, before or after another, or at the end.',
  policy: 'editor',
  input: z.strictObject({
    pageId: idSchema,
    groupName: componentTypeSchema,
    /** Made by the editor, so that it can go on writing before the answer is here. */
    id: z.optional(idSchema),
    /** The cards a board begins with, by their ids: part of the same change. */
    cards: z.optional(z.array(idSchema).check(z.maxLength(20))),
    nextTo: z.optional(
      z.nullable(z.union([idSchema, z.strictObject({ groupId: idSchema, position: z.enum(['before', 'after']) })])),
    ),
    ...objectWriteKeys,
  }),
  reply: versions,
})

export const sortGroup = defineCall({
  method: 'POST',
  path: 'group/sort',
  summary: 'Move a section one place up or down, or next to another.',
  policy: 'editor',
  input: z.strictObject({
    ...place,
    direction: z.optional(z.enum(['up', 'down'])),
    nextTo: z.optional(z.strictObject({ groupId: idSchema, position: z.enum(['before', 'after']) })),
    ...objectWriteKeys,
  }),
  reply: versions,
})

export const setGroupStatus = defineCall({
  method: 'POST',
  path: 'group/status',
  summary: 'Lead a section from one status to another.',
  policy: 'editor',
  input: z.strictObject({ ...place, from: statusSchema, to: statusSchema, revalidationTag, ...objectWriteKeys }),
  reply: versions,
})

export const removeGroup = defineCall({
  method: 'POST',
  path: 'group/remove',
  summary: 'Remove a section: a draft goes, anything else is marked until the page is published.',
  policy: 'editor',
  input: z.strictObject({ ...place, ...objectWriteKeys }),
  reply: z.strictObject({ id: z.string(), status: statusSchema, versions: z.record(z.string(), z.number()) }),
})

export const setGroupVisibility = defineCall({
  method: 'POST',
  path: 'group/visibility',
  summary: 'Show or hide fields of a section, or the section itself.',
  policy: 'editor',
  input: z.strictObject({
    ...place,
    visibleFields: z.optional(z.partialRecord(fieldNameSchema, z.boolean())),
    visible: z.optional(z.boolean()),
    ...writeKeys,
  }),
  reply: versions,
})

export const setGroupMeta = defineCall({
  method: 'POST',
  path: 'group/meta',
  summary: 'Choose the languages a section is not shown in, or the time it is shown in.',
  policy: 'editor',
  input: z.strictObject({
    ...place,
    meta: z.strictObject({
      disallowedLanguages: z.optional(z.array(localeSchema).check(z.maxLength(20))),
      window: z.optional(z.nullable(timeWindowSchema)),
    }),
    ...writeKeys,
  }),
  reply: versions,
})
