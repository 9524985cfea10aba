import * as z from 'zod/mini'
import { changeIdSchema, idSchema } from '../content/id'
import { localized } from '../content/locale'

/** Who may make a call. Everything but `anyone` needs a session of this very site. */
export type Policy = 'anyone' | 'editor' | 'admin' | 'operator'

/** What is in a request's body: a form sent without script, a form with one file, or the bytes of a part of one. */
export type Body = 'json' | 'form' | 'file' | 'chunk' | 'none'

/** How often a call may be made. In memory it counts for one instance; shared it is a write for every call. */
export type Limit = { count: number; perMs: number; by: 'person' | 'address' | 'site'; kept: 'shared' | 'memory' }

type Declared<Input, Reply, P extends Policy> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v1/`, or from the root when it begins with a slash; `:name` stands for a key of the input. */
  path: string
  summary: string
  policy: P
  /** Names of the path, together with the body of JSON or a form, else with the query string. Unknown keys are refused. */
  input: z.ZodMiniType<Input>
  /** What `data` of the envelope holds. */
  reply: z.ZodMiniType<Reply>
  limit?: Limit
  /** The same by another method: PUT, where a whole object is sent (API-11). */
  synonym?: 'PUT'
  /** Whether visitors see at once what this input does, where that is not so of every one: a token then needs `publish`. */
  isLive?(input: NoInfer<Input>): boolean
}

/** What a personal token may be allowed: each more than the one before. Publishing is all that visitors see at once. */
export const tokenScopes = ['read', 'write', 'publish'] as const
export type TokenScope = (typeof tokenScopes)[number]

type Defaults = {
  /** A form is answered with a page or 303, whatever else the call answers (API-6). */
  takes: readonly Body[]
  answers: 'json' | 'page' | 'stream' | 'file'
  /** Of the whole body; of a form with a file, the file. */
  maxBytes: number
  /** What the same `changeId` gets: the first answer again, or what the handler makes of it by its own ids. */
  once: 'answer' | 'own' | 'none'
  /** What a token needs for it; accounts, admins' and operators' calls are for people alone (API-11). */
  token: TokenScope | 'never'
  /** The caller's own account: open before a second factor is set up where the site asks for one. */
  isOwnAccount: boolean
}

export type Call<Input = unknown, Reply = unknown, P extends Policy = Policy> = Declared<Input, Reply, P> & Defaults

export const defineCall = <Input, Reply, const P extends Policy>(
  declared: Declared<Input, Reply, P> & Partial<Defaults>,
): Call<Input, Reply, P> => ({
  takes: declared.method === 'POST' || declared.method === 'PUT' ? ['json'] : ['none'],
  answers: 'json',
  maxBytes: 1024 * 1024,
  once: declared.method === 'GET' ? 'none' : 'answer',
  token: tokenScopeOf(declared),
  isOwnAccount: false,
  ...declared,
})

const tokenScopeOf = ({ method, policy }: { method: string; policy: Policy }) => {
  if (policy === 'admin' || policy === 'operator') return 'never'
  return method === 'GET' ? 'read' : 'write'
}

export const perMinute = (count: number, by: Limit['by'] = 'person'): Limit => ({
  count,
  perMs: 60_000,
  by,
  kept: 'shared',
})

/** Enough for anything typed into a form. */
export const formBytes = 64 * 1024

export type InputOf<C> = C extends { input: z.ZodMiniType<infer Input> } ? Input : never
export type ReplyOf<C> = C extends { reply: z.ZodMiniType<infer Reply> } ? Reply : never

const version = z.int().check(z.minimum(0))

/** API-4: the version last seen, of the one value or by value key; and the client-made id of this change. */
export const writeKeys = {
  base: z.optional(z.union([version, z.record(z.string().check(z.maxLength(80)), version)])),
  changeId: z.optional(changeIdSchema),
}

/** For whole objects (settings, navigation) and single items: one number. */
export const objectWriteKeys = { base: z.optional(version), changeId: z.optional(changeIdSchema) }

/** PUB-12: where a translation is missing, the default language stands: so publishing is never stopped by it. */
export const withDefaultLanguage = { withDefaultLanguage: z.optional(z.boolean()) }

/** D6: the page on which settings, navigation or theme are changed; undo there takes it back. */
export const fromPage = { fromPageId: z.optional(idSchema) }

export const noInput = z.strictObject({})
export const done = z.strictObject({})

const tag = z.string().check(z.maxLength(200))

/** Accepted from older editors; the server knows itself what to clear. */
export const revalidationTag = z.optional(z.nullable(z.union([tag, z.array(tag).check(z.maxLength(100))])))

/** API-11: a text for the language of the call, or texts by language, as answers have them. */
export const textOrLocalized = <T extends z.core.$ZodType>(value: T) => z.union([value, localized(value)])

/** A flag in a query string. */
export const queryFlag = z.optional(z.enum(['true', 'false', '1', '0']))
export const isOn = (flag: string | undefined) => flag === 'true' || flag === '1'
