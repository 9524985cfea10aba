import type { Link } from './link'
import type { HeadingRank, RichText, RichTextBlock, RichTextInline, RichTextMark } from './richText'

/**
 * Rich text from a few plain signs: `## Titel`, `- Punkt`, `**fett**`, `_kursiv_`, `[Wort](https://…)`.
 * A blank line parts paragraphs. For samples and the demo.
 */
export const writeRichText = (source: string): RichText => {
  const content = source
    .trim()
    .split(/\n{2,}/)
    .map(writeBlock)
  return { json: { type: 'doc', content }, text: content.map(plainBlock).join('\n') }
}

const writeBlock = (part: string): RichTextBlock => {
  const heading = /^(#{1,6}) (.+)$/.exec(part)
  if (heading) {
    const level = heading[1]!.length as HeadingRank
    return { type: 'heading', attrs: { level }, content: writeInlines(heading[2]!) }
  }
  const lines = part.split('\n')
  if (lines.every(line => line.startsWith('- ')))
    return {
      type: 'bulletList',
      content: lines.map(line => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: writeInlines(line.slice(2)) }],
      })),
    }
  const content = lines.flatMap((line, index): RichTextInline[] =>
    index === 0 ? writeInlines(line) : [{ type: 'hardBreak' }, ...writeInlines(line)],
  )
  return { type: 'paragraph', content }
}

const writeInlines = (line: string): RichTextInline[] =>
  line
    .split(/(\*\*[^*]+\*\*|_[^_]+_|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map(part => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      if (link) return marked(link[1]!, { type: 'link', attrs: { link: writeLink(link[2]!) } })
      if (part.startsWith('**') && part.length > 4) return marked(part.slice(2, -2), { type: 'bold' })
      if (part.startsWith('_') && part.length > 2) return marked(part.slice(1, -1), { type: 'italic' })
      return { type: 'text', text: part }
    })

const marked = (text: string, mark: RichTextMark): RichTextInline => ({ type: 'text', text, marks: [mark] })

const writeLink = (target: string): Link => {
  if (target.startsWith('mailto:')) return { type: 'email', email: target.slice(7) }
  if (target.startsWith('tel:')) return { type: 'phone', phone: target.slice(4) }
  if (target.startsWith('page:')) return { type: 'page', page: { id: target.slice(5) } }
  return { type: 'url', url: target }
}

const plainBlock = (block: RichTextBlock): string => {
  if (block.type === 'image') return ''
  const paragraphs = block.type === 'bulletList' ? block.content.flatMap(item => item.content) : [block]
  return paragraphs
    .map(paragraph => (paragraph.content ?? []).map(part => (part.type === 'text' ? part.text : '\n')).join(''))
    .join('\n')
}
