import * as z from 'zod/mini'

declare const siteBrand: unique symbol

/** Every query is given one, taken from host and session only: a plain string does not fit. */
export type SiteId = string & { readonly [siteBrand]: true }

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const idSchema = z.string().check(z.regex(uuidPattern))
export const isId = (value: string) => uuidPattern.test(value)

/** A client-made id of one change; the same id gives the same answer (API-4). */
export const changeIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
