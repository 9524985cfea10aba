import { Extension, type Extensions, Mark, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import type { Link } from '../../content/link'
import { richTextLimit } from '../../content/richText'

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

const SizedParagraph = Paragraph.extend({
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: element => /text-(small|medium|large)/.exec(element.className)?.[1] ?? null,
      renderHTML: ({ size }) => (size ? { class: `text-${size}` } : {}),
    },
  }),
})

const Size = Mark.create({
  name: 'size',
  addAttributes: () => ({
    size: { default: 'medium', renderHTML: ({ size }) => ({ class: `text-${size}` }) },
  }),
  parseHTML: () => [{ tag: 'span[class^="text-"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const Color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    token: {
      default: 'text',
      parseHTML: element => /--ink-(\w+)/.exec(element.style.color)?.[1] ?? null,
      renderHTML: ({ token }) => ({ style: `color: var(--ink-${token})` }),
    },
  }),
  parseHTML: () => [{ tag: 'span[style*="--ink-"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    link: {
      default: null,
      parseHTML: (element): Link | null => linkFromHref(element.getAttribute('href') ?? ''),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { class: 'edited-link' }), 0],
})

/** Looks like the rank somebody chose; its level follows the outline of the page. Pasted deeper levels become rank 3. */
const heading = (first: number) =>
  Node.create({
    name: 'heading',
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ level: { default: 1, rendered: false } }),
    parseHTML: () => [1, 2, 3, 4, 5, 6].map(level => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
    renderHTML: ({ node }) => {
      const rank = node.attrs.level as number
      return [`h${Math.min(first + rank - 1, 6)}`, { class: `heading-${rank}` }, 0]
    },
    addInputRules() {
      return [1, 2, 3].map(level =>
        textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
      )
    },
  })

/** Pictures in a text stay where they are; new ones come through the media tools. */
const picture = (address: (mediaId: string) => string | null) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    addAttributes: () => ({ mediaId: { default: null }, alt: { default: null } }),
    renderHTML: ({ node }) => {
      const src = address(String(node.attrs.mediaId))
      return [
        'figure',
        { class: 'rich-text-image' },
        ...(src ? [['img', { src, alt: '', draggable: 'false' }]] : []),
      ] as const
    },
  })

const linkFromHref = (href: string): Link | null => {
  if (href.startsWith('mailto:')) return { type: 'email', email: href.slice(7) }
  if (href.startsWith('tel:')) return { type: 'phone', phone: href.slice(4) }
  return /^https?:\/\//.test(href) ? { type: 'url', url: href } : null
}
