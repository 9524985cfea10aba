import { Fragment, type ReactNode } from 'react'
import type { RichTextBlock, RichTextInline, RichTextMark } from '../../content/richText'
import { anchor } from '../anchor'
import type { FieldHandle, HeadingLevel } from '../block'
import { linkTarget } from '../linkTarget'
import type { PageModel } from '../model'
import { Picture } from '../parts/Picture'
import { useRender } from '../RenderContext'
import { useFieldAttributes, useHas, useSlots } from '../slots'
import { useRichText } from '../useLocalized'

/** A rich text. Its headings start at `level` and leave none out, whatever the writer chose, so that the outline stays right (D9). */
export const RichText = ({
  field,
  level = 3,
  className,
}: {
  field: FieldHandle
  level?: HeadingLevel
  className?: string
}) => {
  const { model } = useRender()
  const found = useRichText(field)
  const attributes = useFieldAttributes(field)
  const slots = useSlots()
  if (!useHas(field)) return null
  const depths = headingDepths(found?.value.json.content ?? [])
  const own = { className: className ? `rich-text ${className}` : 'rich-text', lang: found?.lang, ...attributes }
  const drawn = found?.value.json.content.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn from a document, never reordered in place
    <Fragment key={index}>{drawBlock(block, level + (depths[index] ?? 0), model)}</Fragment>
  ))
  if (slots)
    return (
      <slots.RichText field={field} level={level} attributes={own}>
        {drawn}
      </slots.RichText>
    )
  return <div {...own}>{drawn}</div>
}

/** How far below the text's first level each block's heading stands: the levels in use, drawn together, one step at a time. */
const headingDepths = (blocks: readonly RichTextBlock[]) => {
  const used = [...new Set(blocks.flatMap(block => (block.type === 'heading' ? [block.attrs.level] : [])))].sort()
  let last = -1
  return blocks.map(block => {
    if (block.type === 'heading') last = Math.min(used.indexOf(block.attrs.level), last + 1)
    return last
  })
}

const drawBlock = (block: RichTextBlock, headingLevel: number, model: PageModel): ReactNode => {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${Math.min(headingLevel, 6)}` as 'h2'
      return <Heading className={`heading-${block.attrs.level}`}>{drawInlines(block.content, model)}</Heading>
    }
    case 'bulletList':
      return (
        <ul>
          {block.content.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn from a document, never reordered in place
            <li key={index}>{item.content.map(paragraph => drawInlines(paragraph.content, model))}</li>
          ))}
        </ul>
      )
    case 'image': {
      const media = model.references.media[block.attrs.mediaId]
      return media ? (
        <figure className="rich-text-image">
          <Picture media={media} alt={block.attrs.alt} sizes="(min-width: 640px) 600px, 100vw" />
        </figure>
      ) : null
    }
    case 'paragraph': {
      const size = block.attrs?.size
      return <p className={size ? `text-${size}` : undefined}>{drawInlines(block.content, model)}</p>
    }
  }
}

const drawInlines = (inlines: readonly RichTextInline[] | undefined, model: PageModel): ReactNode =>
  inlines?.map((inline, index) =>
    inline.type === 'hardBreak' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn from a document, never reordered in place
      <br key={index} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn from a document, never reordered in place
      <Fragment key={index}>
        {(inline.marks ?? []).reduceRight((content, mark) => drawMark(mark, content, model), inline.text as ReactNode)}
      </Fragment>
    ),
  )

const drawMark = (mark: RichTextMark, content: ReactNode, model: PageModel): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>
    case 'italic':
      return <em>{content}</em>
    case 'size':
      return <span className={`text-${mark.attrs.size}`}>{content}</span>
    case 'color':
      return <span style={{ color: `var(--ink-${mark.attrs.token})` }}>{content}</span>
    case 'link': {
      const target = linkTarget(mark.attrs.link, model)
      if (!target) return content
      const newTab = target.opensNewTab ? { target: '_blank', rel: 'noopener' } : {}
      return (
        <a {...anchor(target)} {...newTab}>
          {content}
        </a>
      )
    }
  }
}
