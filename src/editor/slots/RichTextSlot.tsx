import { type ComponentType, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasText } from '../../content/field'
import type { FieldHandle, HeadingLevel } from '../../render/block'
import { useEditor } from '../EditorContext'
import { foreign } from '../i18n/foreign'
import { foreignAttributes } from './foreignAttributes'
import { type SelectedLetters, selectedLetters } from './letters'
import { placeholderOf } from './placeholderOf'

type Point = { x: number; y: number }

/** Letters typed at one place; null is the end of the text. */
type Piece = { at: Point | null; text: string }

/** How writing begins: what was typed where, and what was selected, before the writing program was here. */
export type Beginning = {
  /** In the order of typing: the first where the pointer was, each further one where keys led the caret; the last has it. */
  pieces: Piece[]
  /** A key has led the caret on since the last letter. */
  isLed: boolean
  selected: SelectedLetters | null
  /** The caret is elsewhere by now, and stays there: what was typed is written without it. */
  hasMoved: boolean
}

export type RichTextEditorProps = {
  field: FieldHandle
  level: HeadingLevel
  attributes: HTMLAttributes<HTMLDivElement>
  beginning: Beginning
  onLeave: () => void
}

type RichTextSlotProps = Pick<RichTextEditorProps, 'field' | 'level' | 'attributes'> & { children: ReactNode }

export const RichTextSlot = (props: RichTextSlotProps) => {
  const editor = useEditor()
  const why = foreign(editor.data, editor.store.get().locale)
  if (!why) return <Writable {...props} />
  return (
    <div {...props.attributes} {...foreignAttributes(editor, props.field, why)}>
      {props.children}
    </div>
  )
}

/** A rich text shows itself as a visitor sees it until it is touched; only then its editor is loaded (design §9). */
const Writable = ({ field, level, attributes, children }: RichTextSlotProps) => {
  const editor = useEditor()
  const [Writer, setWriter] = useState<ComponentType<RichTextEditorProps> | null>(null)
  const beginning = useRef<Beginning | null>(null)
  const { locale } = editor.store.get()
  const label = field.definition.label[editor.data.editorLocale]

  const element = useRef<HTMLDivElement>(null)
  const press = usePress()

  const open = async (pieces: Piece[] = [{ at: press.at(), text: '' }]) => {
    if (beginning.current) return
    beginning.current = { pieces, isLed: false, selected: null, hasMoved: false }
    editor.select({ groupId: field.group.id, field: field.name })
    const loaded = await import('./RichTextEditor').catch(() => null)
    if (!loaded) {
      const kept = beginning.current.pieces
      beginning.current = null
      const retry = () => {
        void open(kept)
        element.current?.focus()
      }
      return editor.notify({ kind: 'error', code: 'offline', retry })
    }
    // A word is selected by the second click, a part by drawing: not before the pointer is up.
    await press.end()
    const [first] = pieces
    if (first) first.at = press.at()
    if (element.current) beginning.current.selected = selectedLetters(element.current)
    beginning.current.hasMoved = document.activeElement !== element.current
    followCaret(beginning.current)
    // At once: a key in between would move a caret that nobody looks at any more.
    flushSync(() => setWriter(() => loaded.RichTextEditor))
  }
  const isWriting = Writer !== null
  useEffect(() => {
    // The element takes letters, so that a phone shows its keyboard at once; they are kept until they can be written.
    const keep = (event: InputEvent) => {
      event.preventDefault()
      if (!beginning.current) return
      followCaret(beginning.current)
      const last = beginning.current.pieces.at(-1)
      if (last) last.text = afterInput(last.text, event)
    }
    const lead = (event: KeyboardEvent) => {
      if (beginning.current && caretKeys.has(event.key)) beginning.current.isLed = true
    }
    const waiting = isWriting ? null : element.current
    waiting?.addEventListener('beforeinput', keep)
    waiting?.addEventListener('keydown', lead)
    return () => {
      waiting?.removeEventListener('beforeinput', keep)
      waiting?.removeEventListener('keydown', lead)
    }
  }, [isWriting])

  if (Writer)
    return (
      <Writer
        field={field}
        level={level}
        attributes={attributes}
        beginning={beginning.current ?? { pieces: [], isLed: false, selected: null, hasMoved: false }}
        onLeave={() => {
          beginning.current = null
          press.forget()
          setWriter(null)
        }}
      />
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the visitor's own element, made editable where it stands
    <div
      {...attributes}
      ref={element}
      contentEditable
      suppressContentEditableWarning
      role="textbox"
      aria-multiline
      aria-label={label}
      tabIndex={0}
      data-edit="rich"
      data-empty={!field.field || !hasText(field.field, locale) ? '' : undefined}
      data-placeholder={placeholderOf(editor, field)}
      // A finger that scrolls presses too; only what gets the focus is written in.
      onPointerDown={press.begin}
      onFocus={() => void open()}
      onPointerUp={event => event.currentTarget === document.activeElement && void open()}
    >
      {children}
    </div>
  )
}

/** Where the pointer pressed last, and when it is up again. */
const usePress = () => {
  const [press] = useState(() => {
    let at: Point | null = null
    let end = Promise.resolve()
    return {
      begin: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
        at = { x: clientX, y: clientY }
        end = new Promise(resolve => {
          const up = new AbortController()
          const done = ({ type }: Event) => {
            up.abort()
            // The window was scrolled: what is under that place now was not meant.
            if (type === 'pointercancel') at = null
            resolve()
          }
          // A menu of the browser takes what follows.
          for (const name of ['pointerup', 'pointercancel', 'contextmenu'])
            document.addEventListener(name, done, { capture: true, signal: up.signal })
        })
      },
      forget: () => {
        at = null
      },
      at: () => at,
      end: () => end,
    }
  })
  return press
}

const followCaret = (beginning: Beginning) => {
  if (beginning.isLed) beginning.pieces.push({ at: caretPlace(), text: '' })
  beginning.isLed = false
}

const caretKeys: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])

/** In the window; the writing program draws the same text in the same place. */
const caretPlace = (): Point | null => {
  const selection = getSelection()
  const box = selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined
  return box ? { x: box.left, y: box.top + box.height / 2 } : null
}

const afterInput = (typed: string, { inputType, data, dataTransfer }: InputEvent): string => {
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return `${typed}\n`
  if (inputType === 'deleteContentBackward') return typed.slice(0, -1)
  return typed + (data ?? dataTransfer?.getData('text/plain') ?? '')
}
