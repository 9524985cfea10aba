import * as z from 'zod/mini'
import { idSchema } from '../content/id'
import { fontNameSchema, hexColour, themeSchema, themeTokenSchema } from '../content/theme'
import { defineCall, fromPage, noInput, objectWriteKeys } from './call'

/** `css` is the theme as the pages of the site carry it. */
const look = z.strictObject({ theme: themeSchema, css: z.string() })

/** What a font needs to be drawn: its faces, and the list of names to use it by. */
const font = z.strictObject({ css: z.string(), family: z.string() })

export const readTheme = defineCall({
  method: 'GET',
  path: 'site/theme',
  summary: 'Colours, fonts, corners and logos of the site.',
  policy: 'editor',
  input: noInput,
  /** With every font there is, so that each can be tried out. */
  reply: z.strictObject({ ...look.shape, fonts: z.record(fontNameSchema, font) }),
})

export const writeTheme = defineCall({
  method: 'POST',
  path: 'site/theme',
  summary: 'Change the theme. Only what is sent and differs is written, at once.',
  policy: 'admin',
  input: z.strictObject({
    colors: z.optional(z.partialRecord(themeTokenSchema, hexColour)),
    fonts: z.optional(z.strictObject({ heading: z.optional(fontNameSchema), base: z.optional(fontNameSchema) })),
    radius: z.optional(themeSchema.shape.radius),
    logoMediaId: z.optional(z.nullable(idSchema)),
    alternativeLogoMediaId: z.optional(z.nullable(idSchema)),
    ...objectWriteKeys,
    ...fromPage,
  }),
  reply: look,
})
