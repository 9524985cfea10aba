import { type ComponentType, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasText } from '../../content/field'
import type { FieldHandle, HeadingLevel } from '../../render/block'
import { useEditor } from '../EditorContext'

/** How writing begins: where the pointer was, and what was typed before the writing program was here. */
export type Beginning = { at: { x: number; y: number } | null; typed: string }

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

  const open = async (at: Beginning['at']) => {
    // A click comes as pointer and as focus; the pointer knows where.
    const isOpening = beginning.current !== null
    beginning.current = { typed: beginning.current?.typed ?? '', at: at ?? beginning.current?.at ?? null }
    if (isOpening) return
    editor.select({ groupId: field.group.id, field: field.name })
    try {
      const { RichTextEditor } = await import('./RichTextEditor')
      setWriter(() => RichTextEditor)
    } catch {
      const { typed } = beginning.current
      beginning.current = null
      const again = () => {
        void open(at)
        beginning.current = { at, typed }
      }
      editor.notify({ kind: 'error', code: 'offline', retry: again })
    }
  }
  const element = useRef<HTMLDivElement>(null)
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
        beginning={beginning.current ?? { at: null, typed: '' }}
        onLeave={() => {
          beginning.current = null
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
      data-placeholder={label}
      onFocus={() => void open(null)}
      onPointerDown={event => void open({ x: event.clientX, y: event.clientY })}
    >
      {children}
    </div>
  )
}

const afterInput = (typed: string, { inputType, data, dataTransfer }: InputEvent): string => {
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return `${typed}\n`
  if (inputType === 'deleteContentBackward') return typed.slice(0, -1)
  return typed + (data ?? dataTransfer?.getData('text/plain') ?? '')
}
