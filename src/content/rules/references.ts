import { isRichText } from '../field'
import type { Link } from '../link'
import type { PageDocument } from '../page'
import type { RichTextDoc } from '../richText'
import { allGroups } from './document'

/** Ids of pages and media a document shows; it never holds copies of them (D4). */
export const referencesOf = (page: PageDocument): { pages: Set<string>; media: Set<string> } => {
  const pages = new Set<string>()
  const media = new Set<string>()
  if (page.meta.shareImage) media.add(page.meta.shareImage)
  for (const group of allGroups(page)) {
    for (const option of Object.values(group.options)) addLink(option, pages)
    for (const field of Object.values(group.fields)) {
      if (field.mediaId) media.add(field.mediaId)
      for (const option of Object.values(field.options)) addLink(option, pages)
      for (const text of Object.values(field.text)) if (isRichText(text)) addRichText(text.json, pages, media)
    }
  }
  return { pages, media }
}

const addLink = (option: unknown, pages: Set<string>) => {
  const link = option as Link | null
  if (link && typeof link === 'object' && link.type === 'page') pages.add(link.page.id)
}

const addRichText = (doc: RichTextDoc, pages: Set<string>, media: Set<string>) => {
  for (const block of doc.content) {
    if (block.type === 'image') media.add(block.attrs.mediaId)
    else {
      const paragraphs = block.type === 'bulletList' ? block.content.flatMap(item => item.content) : [block]
      for (const inline of paragraphs.flatMap(paragraph => paragraph.content ?? []))
        if (inline.type === 'text')
          for (const mark of inline.marks ?? []) if (mark.type === 'link') addLink(mark.attrs.link, pages)
    }
  }
}
