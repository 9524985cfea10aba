import type { Link } from '../link'
import type { RichTextDoc } from '../richText'

/** Ids of what a value names. */
export type References = { pages: Set<string>; media: Set<string> }

export const noReferences = (): References => ({ pages: new Set(), media: new Set() })

export const mediaReference = (id: unknown): References => ({
  pages: new Set(),
  media: new Set(typeof id === 'string' ? [id] : []),
})

/** Of an option that may be a link. */
export const linkReferences = (option: unknown): References => {
  const link = option as Link | null
  const isPage = link !== null && typeof link === 'object' && link.type === 'page'
  return { pages: new Set(isPage ? [link.page.id] : []), media: new Set() }
}

export const richTextReferences = (doc: RichTextDoc): References => {
  const found = noReferences()
  for (const block of doc.content) {
    if (block.type === 'image') found.media.add(block.attrs.mediaId)
    else {
      const paragraphs = block.type === 'bulletList' ? block.content.flatMap(item => item.content) : [block]
      for (const inline of paragraphs.flatMap(paragraph => paragraph.content ?? []))
        if (inline.type === 'text')
          for (const mark of inline.marks ?? [])
            if (mark.type === 'link') for (const id of linkReferences(mark.attrs.link).pages) found.pages.add(id)
    }
  }
  return found
}
