import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { filledText, text } from '../content/text'
import { defineCall, done, noInput, perMinute, tokenScopes } from './call'

const token = z.strictObject({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  created: z.number(),
  expires: z.number(),
  lastUsed: z.nullable(z.number()),
})

/** API-11 */
export const listTokens = defineCall({
  method: 'GET',
  path: 'account/tokens',
  summary: 'The own tokens for programs on this site.',
  policy: 'editor',
  token: 'never',
  input: noInput,
  reply: z.strictObject({ tokens: z.array(token) }),
})

export const makeToken = defineCall({
  method: 'POST',
  path: 'account/tokens',
  summary: 'Make a token for a program on this site; it is shown this once.',
  policy: 'editor',
  token: 'never',
  once: 'none',
  limit: perMinute(10),
  input: z.strictObject({
    name: filledText(100),
    scope: z.enum(tokenScopes),
    days: z.int().check(z.minimum(1), z.maximum(366)),
    password: text(1000),
  }),
  reply: z.strictObject({ token, secret: z.string() }),
})

export const removeToken = defineCall({
  method: 'DELETE',
  path: 'account/tokens/:id',
  summary: 'End one of the own tokens.',
  policy: 'editor',
  token: 'never',
  once: 'none',
  input: z.strictObject({ id: idSchema }),
  reply: done,
})
