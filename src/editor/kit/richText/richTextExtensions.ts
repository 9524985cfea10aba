import { Extension, type Extensions, Mark, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { type Link, linkSchema } from '../../../content/link'
import { headingRanks, richTextLimit } from '../../../content/richText'
import { linkOf, readAddress } from '../../../content/rules/address'
import { themeTokenSchema } from '../../../content/theme'
import { sizes } from './richTextCommands'

/**
 * D9: the writing program knows what a rich text may hold and nothing else, and draws it as visitors see it. `level` is
 * the text's first heading level on the page, `pictureAddress` finds a picture of the text. What would make the text longer
 * than it can be stored does not get in; `onTooLong` hears of it.
 */
export const richTextExtensions = ({
  level,
  pictureAddress,
  onTooLong,
}: {
  level: number
  pictureAddress: (mediaId: string) => string | null
  onTooLong: () => void
}): Extensions => [
  StarterKit.configure({
    paragraph: false,
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    orderedList: false,
    strike: false,
    underline: false,
    link: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
  SizedParagraph,
  heading(level),
  Size,
  Color,
  LinkMark,
  picture(pictureAddress),
  limit(onTooLong),
]

const limit = (onTooLong: () => void) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: ({ docChanged, doc }) => {
          const isGood =
            !docChanged ||
            (doc.content.size <= richTextLimit.characters && doc.content.childCount <= richTextLimit.blocks)
          if (!isGood) onTooLong()
          return isGood
        },
      }),
    ],
  })

// What is cut or copied leaves as HTML and comes back from it: whatever HTML has no word for stands in a `data-`
// attribute. Anybody can put such HTML on the clipboard, so each is checked where it is read.

const SizedParagraph = Paragraph.extend({
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: element => sizeOf(element.dataset.size),
      renderHTML: ({ size }) => (size ? { class: `text-${size}`, 'data-size': size } : {}),
    },
  }),
})

const Size = Mark.create({
  name: 'size',
  addAttributes: () => ({
    size: {
      default: 'medium',
      parseHTML: element => sizeOf(element.dataset.size),
      renderHTML: ({ size }) => ({ class: `text-${size}`, 'data-size': size }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-size]', getAttrs: element => sizeOf(element.dataset.size) !== null && null }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const Color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    token: {
      default: 'text',
      parseHTML: element => colorOf(element.dataset.color),
      renderHTML: ({ token }) => ({ style: `color: var(--ink-${token})`, 'data-color': token }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-color]', getAttrs: element => colorOf(element.dataset.color) !== null && null }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    link: {
      default: null,
      parseHTML: linkIn,
      renderHTML: ({ link }) => ({ 'data-link': JSON.stringify(link) }),
    },
  }),
  parseHTML: () => [{ tag: 'a', getAttrs: element => linkIn(element) !== null && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { class: 'edited-link' }), 0],
})

/** Looks like the rank somebody chose; its level follows the outline of the page (EDIT-23). */
const heading = (first: number) =>
  Node.create({
    name: 'heading',
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ level: { default: 1, parseHTML: rankOf, rendered: false } }),
    parseHTML: () => headingRanks.map(level => ({ tag: `h${level}` })),
    renderHTML: ({ node }) => {
      const rank = node.attrs.level as number
      return [`h${Math.min(first + rank - 1, 6)}`, { class: `heading-${rank}`, 'data-rank': rank }, 0]
    },
    addInputRules() {
      return [1, 2, 3].map(level =>
        textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
      )
    },
  })

/** New pictures come as files (`putPicture`); of those in pasted HTML only the ones this page has get in. */
const picture = (address: (mediaId: string) => string | null) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    addAttributes: () => ({
      mediaId: { default: null, parseHTML: element => element.dataset.media ?? null },
      alt: { default: null, parseHTML: element => element.dataset.alt ?? null },
    }),
    parseHTML: () => [
      { tag: 'figure[data-media]', getAttrs: element => address(element.dataset.media ?? '') !== null && null },
    ],
    renderHTML: ({ node: { attrs } }) => {
      const src = address(String(attrs.mediaId))
      const alt = attrs.alt === null ? {} : { 'data-alt': attrs.alt }
      return [
        'figure',
        { class: 'rich-text-image', 'data-media': attrs.mediaId, ...alt },
        ...(src ? [['img', { src, alt: '', draggable: 'false' }]] : []),
      ] as const
    },
  })

const sizeOf = (value: string | undefined) => sizes.find(size => size === value) ?? null

const colorOf = (value: string | undefined) => themeTokenSchema.safeParse(value).data ?? null

const rankOf = (element: HTMLElement) => {
  const own = Number(element.dataset.rank)
  return headingRanks.find(rank => rank === own) ?? Number(element.tagName[1])
}

const linkIn = (element: HTMLElement): Link | null =>
  linkSchema.safeParse(fromJson(element.dataset.link)).data ?? linkFromHref(element.getAttribute('href') ?? '')

const fromJson = (text = 'null'): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const linkFromHref = (href: string): Link | null => {
  // A path means a page of the site it was copied from.
  if (!/^(?:https?|mailto|tel):/i.test(href)) return null
  const address = readAddress(href, null)
  return address.kind === 'none' ? null : linkOf(address)
}
