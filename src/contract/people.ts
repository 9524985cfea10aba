import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { emailAddress } from '../content/link'
import { localeSchema } from '../content/locale'
import { roleSchema } from '../content/site'
import { filledText, text } from '../content/text'
import { defineCall, done, formBytes, noInput, perMinute } from './call'

/** SEC-3: an editor may be limited to languages; null for all of them. An admin writes all. */
const rights = {
  role: roleSchema,
  languages: z.nullable(z.array(localeSchema).check(z.minLength(1), z.maxLength(10))),
}

const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  ...rights,
  isOperator: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeen: z.nullable(z.number()),
})

const invitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  ...rights,
  created: z.number(),
  expires: z.number(),
  isExpired: z.boolean(),
})

export const listPeople = defineCall({
  method: 'GET',
  path: 'people',
  summary: 'Who belongs to this site, and who is invited.',
  policy: 'admin',
  input: noInput,
  reply: z.strictObject({
    people: z.array(member),
    invitations: z.array(invitation),
    needsSecondFactor: z.boolean(),
    /** Without a mail server links are passed on by hand. */
    canMail: z.boolean(),
  }),
})

/** SEC-1: holds at once for everybody, whatever way they came in. */
export const requireSecondFactor = defineCall({
  method: 'POST',
  path: 'security',
  summary: 'Say whether everybody on this site needs a second factor.',
  policy: 'admin',
  once: 'none',
  input: z.strictObject({ isNeeded: z.boolean() }),
  reply: done,
})

/** Where no mail can be sent, the link is answered, to be passed on by hand; never kept anywhere. */
const sent = z.strictObject({ invitation, link: z.nullable(z.string()) })

export const invitePerson = defineCall({
  method: 'POST',
  path: 'invitations',
  summary: 'Invite somebody by e-mail; an earlier invitation of the same address is replaced.',
  policy: 'admin',
  once: 'none',
  limit: perMinute(30),
  input: z.strictObject({ email: emailAddress, ...rights }),
  reply: sent,
})

export const resendInvitation = defineCall({
  method: 'POST',
  path: 'invitations/:id',
  summary: 'Send an invitation again with a new link; the earlier link ends.',
  policy: 'admin',
  once: 'none',
  limit: perMinute(30),
  input: z.strictObject({ id: idSchema }),
  reply: sent,
})

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: 'invitations/:id',
  summary: 'Withdraw an invitation.',
  policy: 'admin',
  once: 'none',
  input: z.strictObject({ id: idSchema }),
  reply: done,
})

export const changePerson = defineCall({
  method: 'POST',
  path: 'people/:id',
  summary: 'Change what somebody may do on this site.',
  policy: 'admin',
  once: 'none',
  input: z.strictObject({ id: idSchema, ...rights }),
  reply: done,
})

export const removePerson = defineCall({
  method: 'DELETE',
  path: 'people/:id',
  summary: 'Remove somebody from this site; what they did stays under their name.',
  policy: 'admin',
  once: 'none',
  input: z.strictObject({ id: idSchema }),
  reply: done,
})

export const sendPasswordLink = defineCall({
  method: 'POST',
  path: 'people/:id/password',
  summary:
    'Send somebody of this site alone a link to choose a new password; it is answered where no mail can be sent.',
  policy: 'admin',
  once: 'none',
  limit: perMinute(30),
  input: z.strictObject({ id: idSchema }),
  reply: z.strictObject({ link: z.nullable(z.string()) }),
})

export const removeSecondFactorOfPerson = defineCall({
  method: 'DELETE',
  path: 'people/:id/second-factor',
  summary: 'Remove the second factor of somebody of this site alone who has lost it.',
  policy: 'admin',
  once: 'none',
  input: z.strictObject({ id: idSchema }),
  reply: done,
})

export const endSessionsOfPerson = defineCall({
  method: 'DELETE',
  path: 'people/:id/sessions',
  summary: 'Sign somebody out of this site everywhere.',
  policy: 'admin',
  once: 'none',
  input: z.strictObject({ id: idSchema }),
  reply: done,
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/invitation/:token',
  summary: 'Accept an invitation: with a new password, or with the own one where there is an account.',
  policy: 'anyone',
  token: 'never',
  takes: ['form'],
  answers: 'page',
  maxBytes: formBytes,
  once: 'none',
  limit: perMinute(10, 'address'),
  input: z.strictObject({
    token: text(200),
    name: z.optional(filledText(100)),
    /** Not asked of whoever is signed in as the invited person. */
    password: z.optional(text(200)),
  }),
  /** Where they begin to edit. */
  reply: z.strictObject({ to: z.string() }),
})
