import * as z from 'zod/mini'
import { idSchema } from './id'
import { bookingLinkSchema, linkSchema } from './link'
import { text } from './text'
import { themeTokenSchema } from './theme'

const latitude = z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))
const longitude = z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))

export const poiSchema = z.strictObject({
  latitude,
  longitude,
  icon: z.enum(['start', 'end', 'party', 'default']),
})
export type Poi = z.infer<typeof poiSchema>

const coordinate = z.tuple([z.number(), z.number()])

/** OPT-2, OPT-7: the value every option type holds. */
export const optionValueSchemas = {
  text: text(2000),
  checkbox: z.boolean(),
  number: z.number(),
  alignment: z.enum(['left', 'center', 'right']),
  verticalAlignment: z.enum(['top', 'center', 'bottom']),
  shiftedAlignment: z.enum(['default', 'mediaAboveText', 'textAboveMedia']),
  color: z.nullable(themeTokenSchema),
  objectFit: z.enum(['cover', 'contain']),
  gridLayout: z.enum(['grid', 'masonry', 'split', 'carousel', 'avatar']),
  textSize: z.enum(['small', 'medium', 'large']),
  size: z.enum(['small', 'medium', 'large']),
  columnLayout: z.union([z.literal(3), z.literal(4), z.literal(5)]),
  imageFormat: z.enum(['square', 'portrait']),
  textPosition: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center-left', 'center-right']),
  game: z.enum(['start', 'addPlayers', 'share', 'coupon']),
  score: z.enum(['card', 'table']),
  media: z.enum(['image', 'video']),
  link: z.nullable(linkSchema),
  bookingLink: z.nullable(bookingLinkSchema),
  poi: z.array(poiSchema).check(z.maxLength(200)),
  mapRoute: z.array(coordinate).check(z.maxLength(20_000)),
  location: z.array(idSchema).check(z.maxLength(200)),
} as const

export type OptionType = keyof typeof optionValueSchemas
export type OptionValue<T extends OptionType = OptionType> = z.infer<(typeof optionValueSchemas)[T]>
export const optionTypes = Object.keys(optionValueSchemas) as OptionType[]

/** OPT-1: shown always, never, or when a sibling's value compares so. */
export type DisplayCondition =
  | boolean
  | { option: string; comparison: '>' | '<' | '=' | '!='; value: string | number | boolean | null }

export type OptionDefinition<T extends OptionType = OptionType> = {
  type: T
  label: { de: string; fr: string }
  default: OptionValue<T>
  editable?: boolean
  /** Only these of the type's values are offered and accepted. */
  filter?: readonly OptionValue<T>[]
  range?: { min?: number; max?: number }
  displayConditions?: readonly DisplayCondition[]
}
