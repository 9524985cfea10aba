import * as z from 'zod/mini'
import { changeIdSchema, idSchema } from '../content/id'
import { localeSchema } from '../content/locale'
import { roleSchema, siteFilters, siteKeySchema } from '../content/site'
import { filledText, text } from '../content/text'
import { hexColour, themeSchema, themeTokenSchema } from '../content/theme'
import { defineCall, done, noInput, perMinute } from './call'

const changeId = { changeId: z.optional(changeIdSchema) }

const shownHost = z.strictObject({
  host: z.string(),
  /** As people write it. */
  name: z.string(),
  isPrimary: z.boolean(),
  scheme: z.enum(['http', 'https']),
  port: z.nullable(z.number()),
})

const summary = z.strictObject({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  /** Where the site is; null without a host. */
  origin: z.nullable(z.string()),
  hosts: z.array(shownHost),
  locales: z.array(localeSchema),
  publishedAt: z.nullable(z.number()),
  pages: z.number(),
  changedPages: z.number(),
  bytes: z.number(),
  failures: z.number(),
  suspended: z.boolean(),
  deletedAt: z.nullable(z.number()),
})
export type SiteSummary = z.infer<typeof summary>

const place = z.string().check(z.regex(/^\d{1,6}$/))

/** D27 */
export const listAllSites = defineCall({
  method: 'GET',
  path: 'sites',
  summary: 'All sites of the installation, searched and in parts.',
  policy: 'operator',
  input: z.strictObject({
    q: z.optional(text(200)),
    only: z.optional(z.enum(siteFilters)),
    /** How many to leave out: `next` of the part before. */
    after: z.optional(place),
  }),
  reply: z.strictObject({ sites: z.array(summary), total: z.number(), next: z.nullable(z.string()) }),
})

const limits = {
  pages: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  megabytes: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  translated: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
}

const details = z.strictObject({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  origin: z.nullable(z.string()),
  hosts: z.array(shownHost),
  locales: z.array(localeSchema),
  defaultLocale: localeSchema,
  colors: z.record(z.string(), z.string()),
  fonts: themeSchema.shape.fonts,
  radius: z.number(),
  businessId: z.nullable(z.string()),
  isAssociation: z.boolean(),
  isMember: z.boolean(),
  suspended: z.boolean(),
  deletedAt: z.nullable(z.number()),
  limits: z.strictObject(limits),
  /** What failed for good, the newest first. */
  failures: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['mail', 'picture', 'publish', 'other']),
      message: z.string(),
      at: z.number(),
    }),
  ),
})
export type SiteDetails = z.infer<typeof details>

export const readSite = defineCall({
  method: 'GET',
  path: 'sites/one',
  summary: 'One site with everything that an operator may change.',
  policy: 'operator',
  input: z.strictObject({ id: idSchema }),
  reply: details,
})

const named = z.strictObject({ id: z.string(), name: z.string() })

export const siteChoices = defineCall({
  method: 'GET',
  path: 'sites/choices',
  summary: 'What there is to choose from: templates, businesses, sites.',
  policy: 'operator',
  input: noInput,
  reply: z.strictObject({
    templates: z.array(named),
    /** `site`: the one they came with. */
    businesses: z.array(z.extend(named, { place: z.string(), site: z.nullable(z.string()) })),
    sites: z.array(named),
  }),
})

const host = {
  host: filledText(300),
  scheme: z.optional(z.enum(['http', 'https'])),
  port: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(65_535)))),
}

const taskProblem = z.strictObject({
  row: z.number(),
  key: z.string(),
  code: z.string(),
  /** Which value of the row it is, where that can be said. */
  column: z.nullable(z.string()),
  message: z.string(),
})
export type SiteTaskProblem = z.infer<typeof taskProblem>

const task = z.strictObject({
  id: z.string(),
  kind: z.enum(['create', 'clone', 'import']),
  state: z.enum(['running', 'done', 'failed']),
  /** What it makes: the name of the site, or of the first. */
  name: z.string(),
  siteId: z.nullable(z.string()),
  total: z.number(),
  done: z.number(),
  /** How many rows of a list were not made: of a list as many of `done`. */
  refused: z.number(),
  /** The first few of them. */
  problems: z.array(taskProblem),
  created: z.number(),
})
export type SiteTaskProgress = z.infer<typeof task>

export const createSite = defineCall({
  method: 'POST',
  path: 'sites',
  summary: 'Begin to make a site: of a template, blank, or as a copy of another one.',
  policy: 'operator',
  limit: perMinute(60),
  input: z.strictObject({
    key: siteKeySchema,
    name: filledText(200),
    ...host,
    /** Of a copy they are those of the original. */
    locales: z.optional(z.array(localeSchema).check(z.minLength(1), z.maxLength(20))),
    template: z.optional(z.nullable(text(60))),
    from: z.optional(z.nullable(idSchema)),
    /** False: all pages are drafts, and visitors are told that the site is being made. */
    isPublished: z.optional(z.boolean()),
    ...changeId,
  }),
  reply: task,
})

/** Why a whole list is refused (`bad_list`), and which column, line or number is meant. */
export type ListProblem = { why: 'unknown_column' | 'missing_column' | 'too_many_rows' | 'open_quote'; at: string }

export const importSites = defineCall({
  method: 'POST',
  path: 'sites/import',
  summary: 'Begin to make the sites of a list (CSV). Rows that are wrong are named, all others are made.',
  policy: 'operator',
  takes: ['file'],
  maxBytes: 2 * 1024 * 1024,
  once: 'none',
  input: noInput,
  reply: task,
})

export const listSiteTasks = defineCall({
  method: 'GET',
  path: 'sites/tasks',
  summary: 'How far the making of sites is; the newest first.',
  policy: 'operator',
  input: noInput,
  reply: z.strictObject({ tasks: z.array(task) }),
})

export const listTaskProblems = defineCall({
  method: 'GET',
  path: 'sites/tasks/problems',
  summary: 'Every row of a list that was not made, and why.',
  policy: 'operator',
  input: z.strictObject({ id: idSchema }),
  reply: z.strictObject({ problems: z.array(taskProblem) }),
})

export const changeSite = defineCall({
  method: 'POST',
  path: 'sites/change',
  summary: 'Change a site: only what is sent.',
  policy: 'operator',
  input: z.strictObject({
    id: idSchema,
    name: z.optional(filledText(200)),
    /** Languages one by one: what another operator adds meanwhile stays. */
    addLocale: z.optional(localeSchema),
    removeLocale: z.optional(localeSchema),
    defaultLocale: z.optional(localeSchema),
    businessId: z.optional(z.nullable(idSchema)),
    isAssociation: z.optional(z.boolean()),
    /** SET-6: counts until a business is linked. */
    isMember: z.optional(z.boolean()),
    suspended: z.optional(z.boolean()),
    limits: z.optional(z.strictObject(limits)),
    ...changeId,
  }),
  reply: details,
})

export const retryFailure = defineCall({
  method: 'POST',
  path: 'sites/failures/retry',
  summary: 'Try again what failed on a site: a mail, or other work behind the requests.',
  policy: 'operator',
  input: z.strictObject({ id: idSchema, failureId: idSchema, ...changeId }),
  reply: details,
})

export const changeSiteTheme = defineCall({
  method: 'POST',
  path: 'sites/theme',
  summary: 'Give a site the look of another one, or other colours, fonts and corners.',
  policy: 'operator',
  input: z.strictObject({
    id: idSchema,
    from: z.optional(idSchema),
    colors: z.optional(z.partialRecord(themeTokenSchema, hexColour)),
    fonts: z.optional(z.partial(themeSchema.shape.fonts)),
    radius: z.optional(themeSchema.shape.radius),
    ...changeId,
  }),
  reply: details,
})

export const setSiteHost = defineCall({
  method: 'POST',
  path: 'sites/host',
  summary:
    'Add a host to a site, say how it is reached, or make it the primary one: only when it leads here, or `isSure`.',
  policy: 'operator',
  input: z.strictObject({
    id: idSchema,
    ...host,
    isPrimary: z.optional(z.boolean()),
    isSure: z.optional(z.boolean()),
    ...changeId,
  }),
  reply: details,
})

export const removeSiteHost = defineCall({
  method: 'POST',
  path: 'sites/host/remove',
  summary: 'Take a host from a site; not its primary one.',
  policy: 'operator',
  input: z.strictObject({ id: idSchema, host: filledText(300), ...changeId }),
  reply: details,
})

export const checkSiteHost = defineCall({
  method: 'POST',
  path: 'sites/host/check',
  summary: 'Ask whether a host name leads to this installation.',
  policy: 'operator',
  once: 'none',
  limit: perMinute(30),
  input: z.strictObject({ ...host }),
  reply: z.strictObject({
    found: z.enum(['here', 'elsewhere', 'unreachable', 'slow']),
    /** What the server was told, for whoever looks for the fault. */
    reason: z.string(),
  }),
})
export type HostCheck = z.infer<typeof checkSiteHost.reply>

export const deleteSite = defineCall({
  method: 'POST',
  path: 'sites/delete',
  summary: 'Delete a site; for thirty days it can be taken back.',
  policy: 'operator',
  input: z.strictObject({ id: idSchema, ...changeId }),
  reply: done,
})

export const restoreSite = defineCall({
  method: 'POST',
  path: 'sites/restore',
  summary: 'Take a deleted site back, with everything.',
  policy: 'operator',
  input: z.strictObject({ id: idSchema, ...changeId }),
  reply: done,
})

const mine = z.strictObject({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  origin: z.nullable(z.string()),
  role: roleSchema,
  isHere: z.boolean(),
  suspended: z.boolean(),
})
export type MySite = z.infer<typeof mine>

/** D28 */
export const listMySites = defineCall({
  method: 'GET',
  path: 'mine',
  summary: 'The sites that the person belongs to; of an operator all.',
  policy: 'editor',
  token: 'never',
  input: noInput,
  reply: z.strictObject({ sites: z.array(mine) }),
})

export const openMySite = defineCall({
  method: 'POST',
  path: 'mine/open',
  summary: 'A one-time way to another of one’s own sites, signed in; good for a minute in this browser.',
  policy: 'editor',
  token: 'never',
  once: 'none',
  limit: perMinute(30),
  input: z.strictObject({ id: idSchema }),
  reply: z.strictObject({ to: z.string() }),
})
