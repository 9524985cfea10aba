import * as z from 'zod/mini'
import { settingsSchema } from '../content/settings'
import { defineCall, fromPage, noInput, objectWriteKeys } from './call'

export const readSettings = defineCall({
  method: 'GET',
  path: 'settings',
  summary: 'The site’s settings.',
  policy: 'editor',
  input: noInput,
  reply: settingsSchema,
})

const { appearance, header, bookingButton, socialAccounts, accounts, vitrine } = settingsSchema.shape

/** API-11: what the specification has no key for may be left out and stays as it is. */
const sentSettings = {
  ...settingsSchema.shape,
  appearance: z.partial(appearance, { footerColor: true }),
  header: z.partial(header, { street: true, city: true, email: true, phone: true }),
  bookingButton: z.partial(bookingButton, { type: true, email: true, phone: true }),
  socialAccounts: z.extend(z.partial(socialAccounts, { linkedIn: true, behold: true }), {
    /** The specification's other spelling. */
    linkedin: z.optional(socialAccounts.shape.linkedIn),
  }),
  accounts: z.optional(z.partial(accounts)),
  vitrine: z.optional(vitrine),
}

export const writeSettings = defineCall({
  method: 'POST',
  synonym: 'PUT',
  path: 'settings',
  summary: 'Send the whole settings; only what differs is written, at once.',
  policy: 'editor',
  token: 'publish',
  input: z.strictObject({ ...sentSettings, ...objectWriteKeys, ...fromPage }),
  reply: settingsSchema,
})
