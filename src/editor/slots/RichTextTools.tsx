import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor as Writer } from '@tiptap/core'
import { useEditorState as useWriterState } from '@tiptap/react'
import { ALargeSmall, Bold, Captions, ImagePlus, Italic, Link2, Link2Off, List, Palette, Pilcrow } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEditor, useEditorState } from '../EditorContext'
import { BesidePanel } from '../frame/BesidePanel'
import { toolHosts } from '../frame/toolHosts'
import { useWords } from '../i18n/words'
import { IconButton } from '../kit/IconButton'
import {
  type Kind,
  kinds,
  readMarks,
  removeLink,
  setColor,
  setKind,
  setLink,
  setSize,
  sizes,
  toggleBold,
  toggleItalic,
  toggleList,
} from '../kit/richText/richTextCommands'
import { DescribePicture } from '../media/DescribePicture'
import { pickFile } from '../media/pickFile'
import { ColorControl } from '../options/ColorControl'
import { valueWords } from '../options/words'
import { LinkTool } from '../panels/LinkTool'
import { useStore } from '../state/store'
import { richTextWords } from './richTextWords'
import { shortLink } from './shortLink'

type Panel = 'size' | 'color' | 'link' | 'describe'

/** EDIT-7: the tools of a rich text, in the menu beside it. Meta or Ctrl with K opens the link's. */
export const RichTextTools = ({ writer, onPicture }: { writer: Writer; onPicture: (file: File) => void }) => {
  const words = useWords(richTextWords)
  const hosts = useStore(toolHosts, known => known)
  const [open, setOpen] = useState<Panel | null>(null)
  const marks = useWriterState({ editor: writer, selector: ({ editor }) => readMarks(editor) })
  const [isByKeys, setByKeys] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (writer.isActive('link')) writer.commands.extendMarkRange('link')
      setByKeys(true)
      setOpen('link')
    }
    const { dom } = writer.view
    dom.addEventListener('keydown', onKey)
    return () => dom.removeEventListener('keydown', onKey)
  }, [writer])
  if (!hosts.tools || !hosts.panel) return null
  const toggle = (panel: Panel) => setOpen(open === panel ? null : panel)
  const close = () => {
    setOpen(null)
    if (isByKeys) writer.view.focus()
    setByKeys(false)
  }
  return (
    <>
      {createPortal(
        <Toolbar.Root className="v-bar" aria-label={words.bar} onPointerDown={keepFocus}>
          <span className="v-kind-place">
            <select
              className="v-select v-kind"
              aria-label={words.hierarchy}
              value={marks.kind}
              onChange={event => setKind(writer, event.target.value as Kind)}
            >
              {(kinds.includes(marks.kind) ? kinds : [marks.kind, ...kinds]).map(kind => (
                <option key={kind} value={kind}>
                  {words[kind]}
                </option>
              ))}
            </select>
            <Pilcrow className="v-kind-icon" size={18} aria-hidden />
          </span>
          <Tool label={words.bold} isOn={marks.isBold} run={() => toggleBold(writer)}>
            <Bold size={18} />
          </Tool>
          <Tool label={words.italic} isOn={marks.isItalic} run={() => toggleItalic(writer)}>
            <Italic size={18} />
          </Tool>
          <Tool label={words.list} isOn={marks.isList} run={() => toggleList(writer)}>
            <List size={18} />
          </Tool>
          <Tool label={words.size} isOpen={open === 'size'} run={() => toggle('size')}>
            <ALargeSmall size={20} />
          </Tool>
          <Tool label={words.color} isOpen={open === 'color'} run={() => toggle('color')}>
            <Palette size={18} />
          </Tool>
          {marks.link ? (
            // LINK-2: a click on a link that is set takes it away.
            <Tool label={words.unlink} isOn run={() => removeLink(writer)}>
              <Link2Off size={18} />
              <LinkWords link={marks.link} />
            </Tool>
          ) : (
            <Tool label={words.link} isOpen={open === 'link'} run={() => toggle('link')}>
              <Link2 size={18} />
            </Tool>
          )}
          <Tool label={words.picture} run={() => pickFile(onPicture)}>
            <ImagePlus size={18} />
          </Tool>
          {marks.picture ? (
            <Tool label={words.describe} isOpen={open === 'describe'} run={() => toggle('describe')}>
              <Captions size={18} />
            </Tool>
          ) : null}
        </Toolbar.Root>,
        hosts.tools,
      )}
      {open
        ? createPortal(
            <div onPointerDown={keepFocus}>
              <BesidePanel key={open} title={words[open]} takesFocus={isByKeys} onClose={close}>
                <ToolPanel panel={open} writer={writer} marks={marks} onDone={close} />
              </BesidePanel>
            </div>,
            hosts.panel,
          )
        : null}
    </>
  )
}

const ToolPanel = ({
  panel,
  writer,
  marks,
  onDone,
}: {
  panel: Panel
  writer: Writer
  marks: ReturnType<typeof readMarks>
  onDone: () => void
}) => {
  const { data, store } = useEditor()
  const words = useWords(richTextWords)
  const values = useWords(valueWords)
  if (panel === 'describe') return marks.picture ? <DescribePicture mediaId={marks.picture} handle={null} /> : null
  if (panel === 'color')
    return <ColorControl label={words.color} value={marks.color} onChange={token => setColor(writer, token)} />
  if (panel === 'link')
    return (
      <LinkTool
        value={marks.link}
        onRemove={() => {
          removeLink(writer)
          onDone()
        }}
        onChoose={link => {
          const { references } = store.get()
          setLink(writer, link, shortLink(link, { ...data.model, references }) || words.linkText)
          onDone()
        }}
      />
    )
  return (
    <fieldset className="v-choices" aria-label={words.size}>
      {sizes.map(size => (
        <button
          key={size}
          type="button"
          className="v-button"
          aria-pressed={marks.size === size}
          onClick={() => setSize(writer, size)}
        >
          {values[size]}
        </button>
      ))}
    </fieldset>
  )
}

const LinkWords = ({ link }: { link: Parameters<typeof shortLink>[0] }) => {
  const { data } = useEditor()
  const references = useEditorState(state => state.references)
  return <span className="v-link-words">{shortLink(link, { ...data.model, references })}</span>
}

const Tool = ({
  label,
  isOn,
  isOpen,
  run,
  children,
}: {
  label: string
  isOn?: boolean
  isOpen?: boolean
  run: () => void
  children: ReactNode
}) => (
  <Toolbar.Button render={<IconButton label={label} isPressed={isOn} aria-expanded={isOpen} onClick={run} />}>
    {children}
  </Toolbar.Button>
)

/** The text keeps its selection while its tools are used; fields of the tools may take the focus. */
const keepFocus = (event: React.PointerEvent) => {
  if (!(event.target as Element).closest('input, select, textarea')) event.preventDefault()
}
