import * as z from 'zod/mini'
import { auditKindSchema } from '../content/audit'
import { idSchema } from '../content/id'
import { text } from '../content/text'
import { defineCall, noInput } from './call'

const entry = z.strictObject({
  id: z.string(),
  at: z.number(),
  kind: auditKindSchema,
  person: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  subject: z.string(),
  address: z.string(),
})

const day = z.optional(text(10).check(z.regex(/^\d{4}-\d\d-\d\d$/)))

const filter = {
  kind: z.optional(auditKindSchema),
  personId: z.optional(idSchema),
  /** Days, both included. */
  from: day,
  until: day,
}

/** SEC-9 */
export const readAudit = defineCall({
  method: 'GET',
  path: 'audit',
  summary: 'What was done on this site and by whom, newest first, in parts.',
  policy: 'admin',
  input: z.strictObject({ ...filter, before: z.optional(idSchema) }),
  reply: z.strictObject({ entries: z.array(entry), hasMore: z.boolean() }),
})

export const listAuditPeople = defineCall({
  method: 'GET',
  path: 'audit/people',
  summary: 'Everybody who has done something that is in the log, also who is no longer here.',
  policy: 'admin',
  input: noInput,
  reply: z.strictObject({ people: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
})

export const exportAudit = defineCall({
  method: 'GET',
  path: 'audit/csv',
  summary: 'All of it as a table for a spreadsheet, in the words of whoever reads it.',
  policy: 'admin',
  answers: 'file',
  input: z.strictObject(filter),
  reply: z.strictObject({}),
})
