import { type ComponentType, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasText } from '../../content/field'
import type { FieldHandle, HeadingLevel } from '../../render/block'
import { useEditor } from '../EditorContext'
import { type SelectedLetters, selectedLetters } from './letters'
import { placeholderOf } from './placeholderOf'

/** How writing begins: where the pointer was, what was selected and what was typed before the writing program was here. */
export type Beginning = {
  at: { x: number; y: number } | null
  typed: string
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

/** A rich text shows itself as a visitor sees it until it is touched; only then its editor is loaded (design §9). */
export const RichTextSlot = ({
  field,
  level,
  attributes,
  children,
}: {
  field: FieldHandle
  level: HeadingLevel
  attributes: HTMLAttributes<HTMLDivElement>
  children: ReactNode
}) => {
  const editor = useEditor()
  const [Writer, setWriter] = useState<ComponentType<RichTextEditorProps> | null>(null)
  const beginning = useRef<Beginning | null>(null)
  const { locale } = editor.store.get()
  const label = field.definition.label[editor.data.editorLocale]

  const element = useRef<HTMLDivElement>(null)
  const press = usePress()

  const open = async (typed = '') => {
    if (beginning.current) return
    beginning.current = { typed, at: press.at(), selected: null, hasMoved: false }
    editor.select({ groupId: field.group.id, field: field.name })
    try {
      const { RichTextEditor } = await import('./RichTextEditor')
      // A word is selected by the second click, a part by drawing: not before the pointer is up.
      await press.end()
      if (element.current) beginning.current.selected = selectedLetters(element.current)
      beginning.current.at = press.at()
      beginning.current.hasMoved = document.activeElement !== element.current
      setWriter(() => RichTextEditor)
    } catch {
      const kept = beginning.current.typed
      beginning.current = null
      const retry = () => {
        void open(kept)
        element.current?.focus()
      }
      editor.notify({ kind: 'error', code: 'offline', retry })
    }
  }
  const isWriting = Writer !== null
  useEffect(() => {
    // The element takes letters, so that a phone shows its keyboard at once; they are kept until they can be written.
    const keep = (event: InputEvent) => {
      event.preventDefault()
      if (beginning.current) beginning.current.typed = afterInput(beginning.current.typed, event)
    }
    const waiting = isWriting ? null : element.current
    waiting?.addEventListener('beforeinput', keep)
    return () => waiting?.removeEventListener('beforeinput', keep)
  }, [isWriting])

  if (Writer)
    return (
      <Writer
        field={field}
        level={level}
        attributes={attributes}
        beginning={beginning.current ?? { at: null, typed: '', selected: null, hasMoved: false }}
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
    let at: Beginning['at'] = null
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

const afterInput = (typed: string, { inputType, data, dataTransfer }: InputEvent): string => {
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return `${typed}\n`
  if (inputType === 'deleteContentBackward') return typed.slice(0, -1)
  return typed + (data ?? dataTransfer?.getData('text/plain') ?? '')
}
