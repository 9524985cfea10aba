import type { Editor as Writer } from '@tiptap/core'
import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isRichText } from '../../content/field'
import { cleanRichText } from '../../content/rules/cleanRichText'
import { writeRichText } from '../../content/writeRichText'
import { useEditor } from '../EditorContext'
import { RichTextBubble } from './RichTextBubble'
import type { RichTextEditorProps } from './RichTextSlot'
import { richTextExtensions } from './richTextExtensions'

/** EDIT-7: a rich text being written, in the very place and with the very classes a visitor sees. Saved while typing. */
export const RichTextEditor = ({ field, attributes, at, onLeave }: RichTextEditorProps) => {
  const editor = useEditor()
  const { locale } = editor.store.get()
  const stored = field.field?.text[locale]
  const isChanged = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const { className, ...rest } = attributes

  const tiptap = useTiptap({
    extensions: richTextExtensions,
    content: isRichText(stored) ? stored.json : stored ? writeRichText(stored).json : '',
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: className ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.definition.label[editor.data.editorLocale],
        'data-edit': 'rich',
        'data-field': field.name,
        lang: locale,
      },
    },
    onUpdate: ({ editor: writer }) => {
      isChanged.current = true
      editor.edits.richText(field, locale, cleanRichText(writer.getJSON()), { isTyping: true })
    },
  })

  const settle = useEffectEvent((writer: Writer) => {
    if (isChanged.current) editor.edits.richText(field, locale, cleanRichText(writer.getJSON()))
    onLeave()
  })
  const focusAt = useEffectEvent((writer: Writer) => {
    const position = at ? writer.view.posAtCoords({ left: at.x, top: at.y })?.pos : null
    writer.commands.focus(position ?? 'end', { scrollIntoView: false })
  })

  useEffect(() => {
    if (!tiptap) return
    focusAt(tiptap)
    const leave = (event: Event) => {
      const target = event.target as Node | null
      const layer = document.getElementById('vitrine-editor')
      if (!root.current?.contains(target) && !layer?.contains(target)) settle(tiptap)
    }
    document.addEventListener('pointerdown', leave, true)
    document.addEventListener('focusin', leave, true)
    return () => {
      document.removeEventListener('pointerdown', leave, true)
      document.removeEventListener('focusin', leave, true)
    }
  }, [tiptap])

  const layer = document.getElementById('vitrine-editor')
  return (
    <div ref={root} {...rest} data-field={undefined} className="rich-text-writer">
      <EditorContent editor={tiptap} />
      {tiptap && layer ? createPortal(<RichTextBubble writer={tiptap} />, layer) : null}
    </div>
  )
}
