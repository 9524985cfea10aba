import * as z from 'zod/mini'
import { idSchema } from './id'
import { linkSchema } from './link'
import { text } from './text'
import { themeTokenSchema } from './theme'

/** A rich text of 100 KB passes; it stays what one page can show. */
export const richTextLimit = { characters: 200_000, blocks: 2_000 }

/** D9: the allow-list of a Tiptap document. Anything else is refused on write. */
export const headingRanks = [1, 2, 3, 4, 5, 6] as const
export type HeadingRank = (typeof headingRanks)[number]

const textSize = z.enum(['small', 'medium', 'large'])

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('size'), attrs: z.strictObject({ size: textSize }) }),
  z.strictObject({ type: z.literal('color'), attrs: z.strictObject({ token: themeTokenSchema }) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ link: linkSchema }) }),
])
export type RichTextMark = z.infer<typeof mark>

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: text(richTextLimit.characters).check(z.minLength(1)),
    marks: z.optional(z.array(mark).check(z.maxLength(5))),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
])
export type RichTextInline = z.infer<typeof inline>

const inlines = z.optional(z.array(inline))

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.optional(z.strictObject({ size: z.nullable(textSize) })),
  content: inlines,
})

const listItem = z.strictObject({ type: z.literal('listItem'), content: z.array(paragraph) })

export const imageAttributes = z.strictObject({ mediaId: idSchema, alt: z.optional(text(300)) })

const block = z.discriminatedUnion('type', [
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.union(headingRanks.map(rank => z.literal(rank))) }),
    content: inlines,
  }),
  z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem) }),
  z.strictObject({
    type: z.literal('image'),
    attrs: imageAttributes,
  }),
])
export type RichTextBlock = z.infer<typeof block>

export const richTextDocSchema = z.strictObject({
  type: z.literal('doc'),
  content: z.array(block).check(z.maxLength(richTextLimit.blocks)),
})
export type RichTextDoc = z.infer<typeof richTextDocSchema>

export const richTextSchema = z.strictObject({ json: richTextDocSchema, text: text(richTextLimit.characters) })
export type RichText = z.infer<typeof richTextSchema>
