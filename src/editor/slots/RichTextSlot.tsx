import { type ComponentType, type HTMLAttributes, type ReactNode, useState } from 'react'
import { hasText } from '../../content/field'
import type { FieldHandle, HeadingLevel } from '../../render/block'
import { useEditor } from '../EditorContext'

export type RichTextEditorProps = {
  field: FieldHandle
  level: HeadingLevel
  attributes: HTMLAttributes<HTMLDivElement>
  /** Where the pointer was when editing began. */
  at: { x: number; y: number } | null
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
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const { locale } = editor.store.get()
  const open = async (point: { x: number; y: number } | null) => {
    editor.select({ groupId: field.group.id, field: field.name })
    setAt(point)
    const { RichTextEditor } = await import('./RichTextEditor')
    setWriter(() => RichTextEditor)
  }
  if (Writer)
    return <Writer field={field} level={level} attributes={attributes} at={at} onLeave={() => setWriter(null)} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: the visitor's own element, made editable where it stands
    <div
      {...attributes}
      role="textbox"
      aria-multiline
      aria-label={field.definition.label[editor.data.editorLocale]}
      tabIndex={0}
      data-edit="rich"
      data-empty={!field.field || !hasText(field.field, locale) ? '' : undefined}
      data-placeholder={field.definition.label[editor.data.editorLocale]}
      onFocus={() => void open(null)}
      onPointerDown={event => void open({ x: event.clientX, y: event.clientY })}
    >
      {children}
    </div>
  )
}
