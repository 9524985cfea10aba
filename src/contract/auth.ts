import * as z from 'zod/mini'
import { localeSchema } from '../content/locale'
import { text } from '../content/text'
import { defineCall, done, formBytes, noInput } from './call'
import { personSchema } from './person'

export const signIn = defineCall({
  method: 'POST',
  path: 'auth',
  summary: 'Sign in to this site.',
  policy: 'anyone',
  token: 'never',
  takes: ['json', 'form'],
  maxBytes: formBytes,
  once: 'none',
  input: z.strictObject({
    email: text(254),
    password: text(1000),
    /** Where the form without script goes on to. */
    back: z.optional(text(500)),
    locale: z.optional(localeSchema),
  }),
  reply: personSchema,
})

/** SEC-1: the second step, for whoever has a second factor; by the cookie of the first. */
export const signInCode = defineCall({
  method: 'POST',
  path: 'auth/code',
  summary: 'Finish signing in with the code of an authenticator app, or a recovery code.',
  policy: 'anyone',
  token: 'never',
  takes: ['json', 'form'],
  maxBytes: formBytes,
  once: 'none',
  input: z.strictObject({ code: text(40), back: z.optional(text(500)), locale: z.optional(localeSchema) }),
  reply: personSchema,
})

/** For whoever comes to a form that waits for somebody else's code. */
export const signInAsOther = defineCall({
  method: 'POST',
  path: 'auth/other',
  summary: 'Leave the second step of signing in, to begin anew with another account.',
  policy: 'anyone',
  token: 'never',
  takes: ['json', 'form'],
  maxBytes: formBytes,
  once: 'none',
  input: z.strictObject({ back: z.optional(text(500)) }),
  reply: done,
})

export const whoAmI = defineCall({
  method: 'GET',
  path: 'auth',
  summary: 'The signed-in person, or null.',
  policy: 'anyone',
  input: noInput,
  reply: z.nullable(personSchema),
})

export const signOut = defineCall({
  method: 'DELETE',
  path: 'auth',
  summary: 'Sign out.',
  policy: 'anyone',
  token: 'never',
  once: 'none',
  input: noInput,
  reply: done,
})
