import { Mark, mergeAttributes, Node } from '@tiptap/core'
import { Paragraph } from '@tiptap/extension-paragraph'
import StarterKit from '@tiptap/starter-kit'
import type { Link } from '../../content/link'

/** D9: the writing program knows what a rich text may hold and nothing else. */
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

/** Pictures in a text stay where they are; new ones come through the media tools. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  addAttributes: () => ({ mediaId: { default: null }, alt: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['figure', { class: 'rich-text-image', 'data-media': HTMLAttributes.mediaId }],
})

export const richTextExtensions = [
  StarterKit.configure({
    paragraph: false,
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
    heading: { levels: [1, 2, 3] },
  }),
  SizedParagraph,
  Size,
  Color,
  LinkMark,
  Picture,
]

const linkFromHref = (href: string): Link | null => {
  if (href.startsWith('mailto:')) return { type: 'email', email: href.slice(7) }
  if (href.startsWith('tel:')) return { type: 'phone', phone: href.slice(4) }
  return /^https?:\/\//.test(href) ? { type: 'url', url: href } : null
}
