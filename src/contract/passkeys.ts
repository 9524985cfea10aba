import * as z from 'zod/mini'
import { filledText, text } from '../content/text'
import { defineCall, done, noInput, perMinute } from './call'
import { personSchema } from './person'

/** What the browser is asked; it alone reads it. */
const options = z.record(z.string(), z.unknown())

const bytes = text(20_000)

/** What the browser answers, as `@simplewebauthn/browser` writes it. */
const credential = {
  id: text(1400),
  rawId: text(1400),
  type: z.literal('public-key'),
  /** None is asked for, and none is taken. */
  clientExtensionResults: z.strictObject({}),
  authenticatorAttachment: z.optional(text(40)),
}

const registration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: z.optional(bytes),
    transports: z.optional(z.array(text(40)).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(bytes),
  }),
})

const assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(text(200)),
  }),
})

/** SEC-1 */
export const beginPasskey = defineCall({
  method: 'POST',
  path: 'account/passkeys/begin',
  summary: 'Begin to add a passkey, which will work on this host.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ password: text(1000) }),
  reply: options,
})

export const addPasskey = defineCall({
  method: 'POST',
  path: 'account/passkeys',
  summary: 'Add a passkey. With the first second factor come recovery codes, shown this once.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ name: filledText(100), response: registration }),
  reply: z.strictObject({ recoveryCodes: z.nullable(z.array(z.string())) }),
})

export const removePasskey = defineCall({
  method: 'POST',
  path: 'account/passkeys/remove',
  summary: 'Remove one of the own passkeys.',
  policy: 'editor',
  token: 'never',
  isOwnAccount: true,
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({ id: text(1400), password: text(1000) }),
  reply: done,
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: 'auth/passkey/begin',
  summary: 'Begin to sign in with a passkey; after the password it is the second factor.',
  policy: 'anyone',
  token: 'never',
  once: 'none',
  limit: perMinute(30, 'address'),
  input: noInput,
  reply: options,
})

export const signInByPasskey = defineCall({
  method: 'POST',
  path: 'auth/passkey',
  summary: 'Sign in with a passkey.',
  policy: 'anyone',
  token: 'never',
  once: 'none',
  limit: perMinute(30, 'address'),
  input: z.strictObject({ response: assertion }),
  reply: personSchema,
})
