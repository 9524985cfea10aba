import type { Editor as Writer } from '@tiptap/core'
import type { Link } from '../../../content/link'
import { type HeadingRank, headingRanks } from '../../../content/richText'
import type { ThemeToken } from '../../../content/theme'

export type Kind = `heading${HeadingRank}` | 'large' | 'paragraph' | 'small'
/** EDIT-7: the ranks that can be chosen; a heading of a lower one keeps it (EDIT-23). */
export const kinds: readonly Kind[] = ['heading1', 'heading2', 'heading3', 'large', 'paragraph', 'small']

export type Size = 'small' | 'medium' | 'large'
export const sizes: readonly Size[] = ['small', 'medium', 'large']

/** The text has the focus again before the next key comes, and the page never jumps because of a tool. */
const command = (writer: Writer) => {
  writer.view.focus()
  return writer.chain()
}

export const readMarks = (writer: Writer) => ({
  isBold: writer.isActive('bold'),
  isItalic: writer.isActive('italic'),
  isList: writer.isActive('bulletList'),
  kind: kindOf(writer),
  size: (writer.getAttributes('size').size as Size | undefined) ?? 'medium',
  color: (writer.getAttributes('color').token as ThemeToken | undefined) ?? null,
  link: (writer.getAttributes('link').link as Link | undefined) ?? null,
  /** The picture that is selected, if one is. */
  picture: writer.isActive('image') ? ((writer.getAttributes('image').mediaId as string | undefined) ?? null) : null,
})

export const toggleBold = (writer: Writer) => command(writer).toggleBold().run()
export const toggleItalic = (writer: Writer) => command(writer).toggleItalic().run()
export const toggleList = (writer: Writer) => command(writer).toggleBulletList().run()

export const setKind = (writer: Writer, kind: Kind) => {
  if (kind.startsWith('heading'))
    return command(writer)
      .setNode('heading', { level: Number(kind.at(-1)) })
      .run()
  const size = kind === 'paragraph' ? null : kind
  return command(writer).setParagraph().updateAttributes('paragraph', { size }).run()
}

export const setSize = (writer: Writer, size: Size) =>
  size === 'medium' ? command(writer).unsetMark('size').run() : command(writer).setMark('size', { size }).run()

export const setColor = (writer: Writer, token: string | null) =>
  token ? command(writer).setMark('color', { token }).run() : command(writer).unsetMark('color').run()

/** Where nothing is selected, the link brings its own words. */
export const setLink = (writer: Writer, link: Link, words: string) => {
  if (!writer.state.selection.empty) return command(writer).setMark('link', { link }).run()
  return command(writer)
    .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { link } }] })
    .run()
}

export const removeLink = (writer: Writer) => command(writer).extendMarkRange('link').unsetMark('link').run()

const kindOf = (writer: Writer): Kind => {
  for (const level of headingRanks) if (writer.isActive('heading', { level })) return `heading${level}`
  if (writer.isActive('paragraph', { size: 'large' })) return 'large'
  return writer.isActive('paragraph', { size: 'small' }) ? 'small' : 'paragraph'
}
