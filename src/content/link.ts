import * as z from 'zod/mini'
import { pageCollectionSchema } from './collection'
import { idSchema } from './id'
import { text } from './text'
import { parseWebAddress } from './webAddress'

export const longestAddress = 2000

export const webUrl = text(longestAddress).check(z.refine(value => parseWebAddress(value) !== null, 'url'))
export const phoneNumber = text(40).check(z.regex(/^\+? *[0-9][0-9 ]*$/))
export const emailAddress = text(254).check(z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/))

/** A place on a page: what follows `#` in its address. */
export const anchorName = text(200).check(z.regex(/^[^\s#]+$/))

/** LINK-1. Pages are linked by id, so a slug change never breaks a link (ROUTE-6). */
export const linkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('url'), url: webUrl }),
  z.strictObject({ type: z.literal('phone'), phone: phoneNumber }),
  z.strictObject({ type: z.literal('email'), email: emailAddress }),
  z.strictObject({
    type: z.literal('page'),
    page: z.strictObject({
      id: idSchema,
      collection: z.optional(z.nullable(pageCollectionSchema)),
      anchor: z.optional(anchorName),
    }),
  }),
  z.strictObject({ type: z.literal('bookingTool'), url: z.optional(webUrl) }),
  z.strictObject({ type: z.literal('healthOpticsBooking'), url: z.optional(webUrl) }),
  z.strictObject({ type: z.literal('iframe'), url: webUrl }),
])
export type Link = z.infer<typeof linkSchema>

export const bookingLinkSchema = z.strictObject({
  type: z.enum(['bookingTool', 'healthOpticsBooking', 'iframe']),
  url: webUrl,
})
export type BookingLink = z.infer<typeof bookingLinkSchema>
