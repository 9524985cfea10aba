import * as z from 'zod/mini'
import { pageCollectionSchema } from './collection'
import { idSchema } from './id'
import { text } from './text'

/** LINK-5: nothing else ever leaves the server. */
export const isSafeUrl = (value: string) => {
  if (!URL.canParse(value)) return false
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(value).protocol)
}

const isWebUrl = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

export const webUrl = text(2000).check(z.refine(isWebUrl, 'url'))
export const phoneNumber = text(40).check(z.regex(/^\+? *[0-9][0-9 ]*$/))
export const emailAddress = text(254).check(z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/))

/** LINK-1. Pages are linked by id, so a slug change never breaks a link (ROUTE-6). */
export const linkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('url'), url: webUrl }),
  z.strictObject({ type: z.literal('phone'), phone: phoneNumber }),
  z.strictObject({ type: z.literal('email'), email: emailAddress }),
  z.strictObject({
    type: z.literal('page'),
    page: z.strictObject({ id: idSchema, collection: z.optional(z.nullable(pageCollectionSchema)) }),
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
