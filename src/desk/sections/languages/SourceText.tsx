import type { ReactNode } from 'react'
import { isRichText } from '../../../content/field'
import type { RichTextBlock, RichTextInline } from '../../../content/richText'
import type { TextValue } from './journal'

/** The source as it is to be read beside its translation: paragraphs, points and marks, without the page's look. */
export const SourceText = ({ value, empty }: { value: TextValue; empty: string }) => {
  if (value === null) return <p className="v-quiet">{empty}</p>
  if (!isRichText(value)) return <p>{value}</p>
  // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
  return value.json.content.map((block, index) => <Block key={index} block={block} />)
}

const Block = ({ block }: { block: RichTextBlock }) => {
  if (block.type === 'image') return block.attrs.alt ? <p className="v-quiet">{block.attrs.alt}</p> : null
  if (block.type === 'bulletList')
    return (
      <ul>
        {block.content.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
          <li key={index}>{item.content.map(paragraph => inlines(paragraph.content))}</li>
        ))}
      </ul>
    )
  const words = inlines(block.content)
  return <p>{block.type === 'heading' ? <strong>{words}</strong> : words}</p>
}

const inlines = (content: readonly RichTextInline[] | undefined): ReactNode =>
  content?.map((inline, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
    if (inline.type !== 'text') return <br key={index} />
    let words: ReactNode = inline.text
    for (const mark of inline.marks ?? []) {
      if (mark.type === 'bold') words = <strong>{words}</strong>
      if (mark.type === 'italic') words = <em>{words}</em>
      if (mark.type === 'link') words = <u>{words}</u>
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
    return <span key={index}>{words}</span>
  })
