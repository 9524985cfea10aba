import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { emailAddress } from '../content/link'
import { localeSchema } from '../content/locale'
import { minimumPasswordLength } from '../content/passwordLength'
import { filledText, text } from '../content/text'
import { defineCall, done, formBytes, perMinute } from './call'

/** LIVE-9, D19. */
export const unlockPage = defineCall({
  method: 'POST',
  path: '/:locale/password',
  summary: 'Open a protected page with its password.',
  policy: 'anyone',
  token: 'never',
  takes: ['form'],
  answers: 'page',
  maxBytes: formBytes,
  limit: perMinute(10, 'address'),
  once: 'none',
  input: z.strictObject({
    locale: localeSchema,
    pageId: idSchema,
    password: text(200),
    /** Where the page stands. */
    back: z.optional(text(500)),
  }),
  reply: done,
})

/** Design §6, D28. */
export const enterByLink = defineCall({
  method: 'POST',
  path: '/access/:token',
  summary: 'Choose a password with a one-time link and be signed in; the first person becomes the operator.',
  policy: 'anyone',
  token: 'never',
  takes: ['form'],
  answers: 'page',
  maxBytes: formBytes,
  once: 'none',
  input: z.strictObject({
    token: text(200),
    password: text(200).check(z.minLength(minimumPasswordLength)),
    /** Of the first operator. */
    name: z.optional(filledText(100)),
    email: z.optional(emailAddress),
  }),
  reply: done,
})
