import * as z from 'zod/mini'
import { idSchema } from './id'
import { type Locale, type Localized, localized } from './locale'
import { type RichText, richTextSchema } from './richText'
import { text } from './text'

/** MODEL-5 */
export const fieldNames = [
  'title',
  'secondaryTitle',
  'tertiaryTitle',
  'kicker',
  'subtitle',
  'secondarySubtitle',
  'tertiarySubtitle',
  'description',
  'secondaryDescription',
  'tertiaryDescription',
  'quaternaryDescription',
  'subdescription',
  'textBlock',
  'button',
  'secondaryButton',
  'tertiaryButton',
  'image',
  'secondaryImage',
  'tertiaryImage',
  'quaternaryImage',
  'quinaryImage',
  'senaryImage',
  'groupImage',
  'backgroundImage',
  'video',
  'name',
  'function',
  'quote',
  'email',
  'duration',
  'cost',
] as const
export const fieldNameSchema = z.enum(fieldNames)
export type FieldName = z.infer<typeof fieldNameSchema>

/** MODEL-2 */
export const contentTypes = ['single', 'localizedSingleValue', 'localizedRichText', 'media'] as const
export type ContentType = (typeof contentTypes)[number]

/** MODEL-3 */
export const valueKinds = ['url', 'email', 'phone', 'number', 'date', 'time', 'text', 'boolean'] as const
export type ValueKind = (typeof valueKinds)[number]

/** Kinds that are chosen, not typed where they stand. */
export const isChosen = (kind: ValueKind) => kind === 'date' || kind === 'time' || kind === 'boolean'

export const singleValueSchema = z.nullable(z.union([text(), z.number(), z.boolean()]))
export type SingleValue = z.infer<typeof singleValueSchema>

export const mediaIdSchema = z.nullable(idSchema)

/** What `POST data` carries for a field: only the locales present are written (D2). */
export const fieldContentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), data: singleValueSchema }),
  z.strictObject({ type: z.literal('localizedSingleValue'), data: localized(z.nullable(text())) }),
  z.strictObject({ type: z.literal('localizedRichText'), data: localized(z.nullable(richTextSchema)) }),
  /** MODEL-17: the same as `mediaId`. */
  z.strictObject({ type: z.literal('media'), data: mediaIdSchema }),
])
export type FieldContent = z.infer<typeof fieldContentSchema>

/** A field as a page's document holds it. */
export type Field = {
  id: string
  name: string
  visible: boolean
  /** Text or rich text by locale; which of the two is the block's business. */
  text: Localized<string | RichText>
  single: SingleValue
  mediaId: string | null
  options: Record<string, unknown>
}

export const isRichText = (value: string | RichText | null | undefined): value is RichText =>
  typeof value === 'object' && value !== null

/** A lone newline counts as empty (MODEL-2), and so does white space (EDIT-6). */
export const plainText = (value: string | RichText | null | undefined): string => {
  const plain = isRichText(value) ? value.text : (value ?? '')
  return plain.trim() === '' ? '' : plain
}

/** A picture alone is content too (MODEL-9). */
export const isFilled = (value: string | RichText | null | undefined): boolean =>
  plainText(value) !== '' || (isRichText(value) && value.json.content.some(block => block.type === 'image'))

export const hasText = (field: Field, locale: Locale) => isFilled(field.text[locale])
