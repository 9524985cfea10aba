import type { Editor as Writer } from '@tiptap/core'
import { useEditorState as useWriterState } from '@tiptap/react'
import { Bold, Italic, Link2, List, Palette } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Link } from '../../content/link'
import { type ThemeToken, themeTokens } from '../../content/theme'
import { defineWords, useWords } from '../i18n/words'
import { IconButton } from '../kit/IconButton'
import { LinkTool } from '../panels/LinkTool'

const text = defineWords({
  de: {
    bar: 'Text formatieren',
    hierarchy: 'Textart',
    heading1: 'Titel 1',
    heading2: 'Titel 2',
    heading3: 'Titel 3',
    large: 'Grosser Text',
    paragraph: 'Absatz',
    small: 'Kleiner Text',
    bold: 'Fett',
    italic: 'Kursiv',
    list: 'Aufzählung',
    color: 'Farbe',
    noColor: 'Keine Farbe',
    link: 'Link',
  },
  fr: {
    bar: 'Mettre en forme',
    hierarchy: 'Type de texte',
    heading1: 'Titre 1',
    heading2: 'Titre 2',
    heading3: 'Titre 3',
    large: 'Grand texte',
    paragraph: 'Paragraphe',
    small: 'Petit texte',
    bold: 'Gras',
    italic: 'Italique',
    list: 'Liste',
    color: 'Couleur',
    noColor: 'Aucune couleur',
    link: 'Lien',
  },
})

type Kind = 'heading1' | 'heading2' | 'heading3' | 'large' | 'paragraph' | 'small'
const kinds: readonly Kind[] = ['heading1', 'heading2', 'heading3', 'large', 'paragraph', 'small']

/** EDIT-7: the tools of a rich text, at the top of the window where they cover nothing that is written. */
export const RichTextBubble = ({ writer }: { writer: Writer }) => {
  const words = useWords(text)
  const [open, setOpen] = useState<'color' | 'link' | null>(null)
  const state = useWriterState({
    editor: writer,
    selector: ({ editor }) => ({
      isBold: editor.isActive('bold'),
      isItalic: editor.isActive('italic'),
      isList: editor.isActive('bulletList'),
      isLink: editor.isActive('link'),
      kind: kindOf(editor),
    }),
  })
  const chain = () => writer.chain().focus(undefined, { scrollIntoView: false })
  const toggleLink = () => {
    // LINK-2: clicking an active link removes it.
    if (state.isLink) chain().extendMarkRange('link').unsetMark('link').run()
    else setOpen(open === 'link' ? null : 'link')
  }
  return (
    <div className="v-bubble" onPointerDown={keepFocus}>
      <div className="v-bar" role="toolbar" aria-label={words.bar}>
        <select
          className="v-select"
          aria-label={words.hierarchy}
          value={state.kind}
          onChange={event => setKind(writer, event.target.value as Kind)}
        >
          {kinds.map(kind => (
            <option key={kind} value={kind}>
              {words[kind]}
            </option>
          ))}
        </select>
        <Tool label={words.bold} isOn={state.isBold} run={() => chain().toggleBold().run()}>
          <Bold size={18} />
        </Tool>
        <Tool label={words.italic} isOn={state.isItalic} run={() => chain().toggleItalic().run()}>
          <Italic size={18} />
        </Tool>
        <Tool label={words.list} isOn={state.isList} run={() => chain().toggleBulletList().run()}>
          <List size={18} />
        </Tool>
        <Tool label={words.color} isOn={open === 'color'} run={() => setOpen(open === 'color' ? null : 'color')}>
          <Palette size={18} />
        </Tool>
        <Tool label={words.link} isOn={state.isLink || open === 'link'} run={toggleLink}>
          <Link2 size={18} />
        </Tool>
      </div>
      {open === 'color' ? (
        <div className="v-panel v-swatches">
          {themeTokens.map(token => (
            <button
              key={token}
              type="button"
              className="v-swatch"
              aria-label={token}
              title={token}
              style={{ background: `var(--${token})` }}
              onClick={() => setColor(writer, token)}
            />
          ))}
          <button type="button" className="v-button" onClick={() => chain().unsetMark('color').run()}>
            {words.noColor}
          </button>
        </div>
      ) : null}
      {open === 'link' ? (
        <div className="v-panel v-beside">
          <LinkTool
            value={null}
            onChoose={(link: Link) => {
              chain().extendMarkRange('link').setMark('link', { link }).run()
              setOpen(null)
            }}
          />
        </div>
      ) : null}
    </div>
  )
}

const Tool = ({
  label,
  isOn,
  run,
  children,
}: {
  label: string
  isOn: boolean
  run: () => void
  children: ReactNode
}) => (
  <IconButton label={label} isPressed={isOn} onClick={run}>
    {children}
  </IconButton>
)

/** The text keeps its selection while its tools are used; fields of the tools may take the focus. */
const keepFocus = (event: React.PointerEvent) => {
  if (!(event.target as Element).closest('input, select, textarea')) event.preventDefault()
}

const kindOf = (writer: Writer): Kind => {
  for (const level of [1, 2, 3] as const) if (writer.isActive('heading', { level })) return `heading${level}`
  if (writer.isActive('paragraph', { size: 'large' })) return 'large'
  return writer.isActive('paragraph', { size: 'small' }) ? 'small' : 'paragraph'
}

const setKind = (writer: Writer, kind: Kind) => {
  const chain = writer.chain().focus(undefined, { scrollIntoView: false })
  if (kind.startsWith('heading')) chain.setHeading({ level: Number(kind.at(-1)) as 1 | 2 | 3 }).run()
  else
    chain
      .setParagraph()
      .updateAttributes('paragraph', { size: kind === 'paragraph' ? null : kind })
      .run()
}

const setColor = (writer: Writer, token: ThemeToken) =>
  writer.chain().focus(undefined, { scrollIntoView: false }).setMark('color', { token }).run()
