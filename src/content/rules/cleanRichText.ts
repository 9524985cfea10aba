import { linkSchema } from '../link'
import {
  type HeadingRank,
  imageAttributes,
  type RichText,
  type RichTextBlock,
  type RichTextDoc,
  type RichTextInline,
  type RichTextMark,
} from '../richText'
import { storable } from '../text'
import { themeTokenSchema } from '../theme'

type Node = {
  type?: string
  attrs?: Record<string, unknown> | null
  content?: Node[]
  text?: string
  marks?: { type: string; attrs?: Record<string, unknown> | null }[]
}

/** Reduces what a writing program or a paste made to the allow-list (D9); what is left of a node are its words. */
export const cleanRichText = (doc: Node): RichText => {
  const content = (doc.content ?? []).flatMap(cleanBlock)
  const json: RichTextDoc = { type: 'doc', content }
  return { json, text: plainRichText(json) }
}

export const plainRichText = (doc: RichTextDoc): string =>
  doc.content
    .flatMap(block => {
      if (block.type === 'image') return []
      const parts = block.type === 'bulletList' ? block.content.flatMap(item => item.content) : [block]
      return parts.map(part => (part.content ?? []).map(entry => (entry.type === 'text' ? entry.text : '\n')).join(''))
    })
    .join('\n')

const sizes = ['small', 'medium', 'large'] as const
const sizeOf = (value: unknown) => sizes.find(size => size === value) ?? null

const cleanBlock = (node: Node): RichTextBlock[] => {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', attrs: { size: sizeOf(node.attrs?.size) }, content: cleanInlines(node) }]
    case 'heading': {
      const level = Math.min(Math.max(Math.round(Number(node.attrs?.level)) || 1, 1), 6) as HeadingRank
      return [{ type: 'heading', attrs: { level }, content: cleanInlines(node) }]
    }
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).flatMap(cleanItem)
      return items.length > 0 ? [{ type: 'bulletList', content: items }] : []
    }
    case 'image':
      return cleanImage(node.attrs ?? {})
    case 'text':
    case 'hardBreak':
      return [{ type: 'paragraph', content: cleanInlines({ content: [node] }) }]
    default:
      return (node.content ?? []).flatMap(cleanBlock)
  }
}

const cleanImage = (attrs: Record<string, unknown>): RichTextBlock[] => {
  const { data } = imageAttributes.safeParse({ mediaId: attrs.mediaId, alt: attrs.alt ?? undefined })
  return data ? [{ type: 'image', attrs: data }] : []
}

/** Lists inside lists become points of the one list. */
const cleanItem = (item: Node): Extract<RichTextBlock, { type: 'bulletList' }>['content'] => {
  const blocks = (item.content ?? []).flatMap(cleanBlock)
  const own = blocks.filter(block => block.type === 'paragraph' || block.type === 'heading')
  const nested = blocks.flatMap(block => (block.type === 'bulletList' ? block.content : []))
  const paragraphs = own.map(block => ({ type: 'paragraph' as const, content: block.content }))
  return [...(paragraphs.length > 0 ? [{ type: 'listItem' as const, content: paragraphs }] : []), ...nested]
}

const cleanInlines = (node: Node): RichTextInline[] =>
  (node.content ?? []).flatMap((entry): RichTextInline[] => {
    if (entry.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (entry.type !== 'text') return cleanInlines(entry)
    const text = storable(entry.text ?? '')
    if (text === '') return []
    const marks = onePerType((entry.marks ?? []).flatMap(cleanMark))
    return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
  })

const onePerType = (marks: RichTextMark[]) => [...new Map(marks.map(mark => [mark.type, mark])).values()]

const cleanMark = ({ type, attrs }: { type: string; attrs?: Record<string, unknown> | null }): RichTextMark[] => {
  switch (type) {
    case 'bold':
    case 'italic':
      return [{ type }]
    case 'size': {
      const size = sizeOf(attrs?.size)
      return size ? [{ type, attrs: { size } }] : []
    }
    case 'color': {
      const token = themeTokenSchema.safeParse(attrs?.token)
      return token.success ? [{ type, attrs: { token: token.data } }] : []
    }
    case 'link': {
      const link = linkSchema.safeParse(attrs?.link)
      return link.success ? [{ type, attrs: { link: link.data } }] : []
    }
    default:
      return []
  }
}
