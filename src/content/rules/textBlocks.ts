import type { RichText, RichTextBlock, RichTextInline } from '../richText'
import { sameValue } from './changed'
import { plainRichText } from './cleanRichText'

/** A line of a text, or a paragraph, heading, point or picture's words of a rich one. */
export type TextBlock = { shape: string; inlines: RichTextInline[] }

type Translatable = string | RichText

/** The text in the parts that are translated one by one. */
export const blocksOf = (value: Translatable): TextBlock[] => {
  if (typeof value === 'string') return value.split('\n').map(line => ({ shape: 'line', inlines: inlinesOf(line) }))
  return value.json.content.flatMap(blocksIn)
}

/** The same text with other words in its parts; there must be as many. */
export const withBlocks = <T extends Translatable>(value: T, contents: readonly RichTextInline[][]): T => {
  if (typeof value === 'string') return contents.map(plainOf).join('\n') as T
  let next = 0
  const take = () => contents[next++] ?? []
  const content = value.json.content.map((block): RichTextBlock => {
    if (block.type === 'image') {
      if (!block.attrs.alt) return block
      return { ...block, attrs: { ...block.attrs, alt: plainOf(take()) } }
    }
    if (block.type !== 'bulletList') return withContent(block, take())
    return {
      ...block,
      content: block.content.map(item => ({
        ...item,
        content: item.content.map(paragraph => withContent(paragraph, take())),
      })),
    }
  })
  const json = { ...value.json, content }
  return { json, text: plainRichText(json) } as T
}

/** The words of a part; a line break is one character. */
export const plainOf = (inlines: readonly RichTextInline[]): string =>
  inlines.map(inline => (inline.type === 'text' ? inline.text : '\n')).join('')

/** From one character to another, with its marks. */
export const sliceOf = (inlines: readonly RichTextInline[], start: number, end: number): RichTextInline[] => {
  let at = 0
  return inlines.flatMap((inline): RichTextInline[] => {
    const from = at
    at += inline.type === 'text' ? inline.text.length : 1
    if (at <= start || from >= end) return []
    if (inline.type !== 'text') return [inline]
    return [{ ...inline, text: inline.text.slice(Math.max(0, start - from), end - from) }]
  })
}

/** One after the other; what was one run before it was cut is one again. */
export const joinInlines = (parts: readonly (readonly RichTextInline[])[]): RichTextInline[] => {
  const joined: RichTextInline[] = []
  for (const inline of parts.flat()) {
    const last = joined.at(-1)
    if (last?.type === 'text' && inline.type === 'text' && sameValue(last.marks, inline.marks))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text }
    else joined.push(inline)
  }
  return joined
}

const inlinesOf = (line: string): RichTextInline[] => (line === '' ? [] : [{ type: 'text', text: line }])

const blocksIn = (block: RichTextBlock): TextBlock[] => {
  if (block.type === 'image') return block.attrs.alt ? [{ shape: 'alt', inlines: inlinesOf(block.attrs.alt) }] : []
  if (block.type === 'bulletList')
    return block.content.flatMap(item =>
      item.content.map(paragraph => ({ shape: 'point', inlines: paragraph.content ?? [] })),
    )
  const shape = block.type === 'heading' ? 'heading' : 'paragraph'
  return [{ shape, inlines: block.content ?? [] }]
}

const withContent = <B extends { content?: RichTextInline[] }>(block: B, content: RichTextInline[]): B =>
  content.length === 0 && !block.content ? block : { ...block, content }
