import * as z from 'zod/mini'
import { changeIdSchema, idSchema } from '../content/id'

/** Who may make a call. Everything but `anyone` needs a session of this very site. */
export type Policy = 'anyone' | 'editor' | 'admin' | 'operator'

export type Call<Input = unknown, Reply = unknown> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api/v1/`. */
  path: string
  summary: string
  policy: Policy
  /** GET: the query string; else the JSON body. Unknown keys are refused. */
  input: z.ZodMiniType<Input>
  /** What `data` of the envelope holds. */
  reply: z.ZodMiniType<Reply>
  /** Calls a person or address may make a minute. */
  perMinute?: number
  /** Also takes urlencoded forms, answered with a page or 303 (API-6). */
  acceptsForm?: boolean
}

export const defineCall = <Input, Reply>(call: Call<Input, Reply>): Call<Input, Reply> => call

export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never
export type ReplyOf<C> =
  C extends Call<never, infer Reply> ? Reply : C extends Call<infer _, infer Reply> ? Reply : never

const version = z.int().check(z.minimum(0))

/** API-4: the version last seen, of the one value or by value key; and the client-made id of this change. */
export const writeKeys = {
  base: z.optional(z.union([version, z.record(z.string().check(z.maxLength(80)), version)])),
  changeId: z.optional(changeIdSchema),
}

/** For whole objects (settings, navigation) and single items: one number. */
export const objectWriteKeys = { base: z.optional(version), changeId: z.optional(changeIdSchema) }

/** D6: the page on which settings, navigation or theme are changed; undo there takes it back. */
export const fromPage = { fromPageId: z.optional(idSchema) }

export const noInput = z.strictObject({})
export const done = z.strictObject({})

/** Accepted from older editors; the server knows itself what to clear. */
export const revalidationTag = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** A flag in a query string. */
export const queryFlag = z.optional(z.enum(['true', 'false', '1', '0']))
export const isOn = (flag: string | undefined) => flag === 'true' || flag === '1'
