import * as z from 'zod/mini'
import { emailAddress } from '../content/link'
import { localeSchema } from '../content/locale'
import { minimumPasswordLength } from '../content/passwordLength'
import { filledText, text } from '../content/text'
import { defineCall, done, formBytes, noInput, perMinute } from './call'

/** Null: what the site's settings say. */
const ownLanguage = z.nullable(z.enum(['de', 'fr']))

export const readAccount = defineCall({
  method: 'GET',
  path: 'account',
  summary: 'The own account, and where one is signed in.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  input: noInput,
  reply: z.strictObject({
    name: z.string(),
    email: z.string(),
    language: ownLanguage,
    secondFactor: z.strictObject({
      isOn: z.boolean(),
      recoveryCodes: z.number(),
      passkeys: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          /** The only one it works on. */
          host: z.string(),
          created: z.number(),
          lastUsed: z.nullable(z.number()),
        }),
      ),
    }),
    /** Of the site: nothing but the account is open until there is a second factor. */
    mustSetUp: z.boolean(),
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        site: z.string(),
        browser: z.string(),
        created: z.number(),
        seen: z.number(),
        isThis: z.boolean(),
      }),
    ),
  }),
})

export const writeAccount = defineCall({
  method: 'POST',
  path: 'account',
  summary: 'Change the own name and the language of the editor.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  input: z.strictObject({ name: z.optional(filledText(100)), language: z.optional(ownLanguage) }),
  reply: done,
})

export const changePassword = defineCall({
  method: 'POST',
  path: 'account/password',
  summary: 'Change the own password; every other session of the account ends.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({
    oldPassword: text(1000),
    password: text(200).check(z.minLength(minimumPasswordLength)),
  }),
  reply: done,
})

/** SEC-1: begun with the password, and on once a first code has shown that the app has it. */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: 'account/totp',
  summary: 'Get a secret for an authenticator app; it counts once confirmed.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ password: text(1000) }),
  reply: z.strictObject({ secret: z.string(), address: z.string() }),
})

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: 'account/totp/confirm',
  summary: 'Confirm the authenticator app with its first code; the recovery codes are shown this once.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ code: text(40) }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
})

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: 'account/totp/remove',
  summary: 'Do without the authenticator app.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ password: text(1000) }),
  reply: done,
})

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: 'account/recovery-codes',
  summary: 'Get new recovery codes, shown this once; those from before end.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ password: text(1000) }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
})

export const endSession = defineCall({
  method: 'DELETE',
  path: 'account/sessions/:id',
  summary: 'End one of the own sessions.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  input: z.strictObject({ id: text(64) }),
  reply: done,
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: 'account/sessions',
  summary: 'End all own sessions but this one.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  input: noInput,
  reply: done,
})

/** SEC-1: the same answer, in the same time, whether there is such an account or not. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: 'auth/forgotten',
  summary: 'Ask for a link to choose a new password; it comes by mail, if there is such an account.',
  policy: 'anyone',
  token: 'never',
  takes: ['json', 'form'],
  maxBytes: formBytes,
  once: 'none',
  limit: perMinute(5, 'address'),
  input: z.strictObject({ email: emailAddress, locale: z.optional(localeSchema) }),
  reply: done,
})
