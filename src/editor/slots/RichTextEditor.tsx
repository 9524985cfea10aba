import type { Editor as Writer } from '@tiptap/core'
import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isRichText } from '../../content/field'
import type { RichText } from '../../content/richText'
import { findGroupIn } from '../../content/rules/applyValue'
import { sameValue } from '../../content/rules/changed'
import { cleanRichText } from '../../content/rules/cleanRichText'
import { storable } from '../../content/text'
import { writeRichText } from '../../content/writeRichText'
import { mediaAddress } from '../../render/mediaAddress'
import { useEditor } from '../EditorContext'
import { focusMenu } from '../frame/focusMenu'
import { richTextExtensions } from '../kit/richText/richTextExtensions'
import type { Editor } from '../state/editor'
import { fieldValue } from '../state/resources/pageValues'
import { pastedTables } from './pastedTables'
import { pictureFiles } from './pictureFiles'
import { placeholderOf } from './placeholderOf'
import { placesOf } from './placesOf'
import { putPicture } from './putPicture'
import type { RichTextEditorProps } from './RichTextSlot'
import { RichTextTools } from './RichTextTools'
import { tellProblem } from './tellProblem'
import { wordLists } from './wordLists'

/** EDIT-7: a rich text being written, in the very place and with the very classes a visitor sees. Saved while typing. */
export const RichTextEditor = ({ field, level, attributes, beginning, onLeave }: RichTextEditorProps) => {
  const editor = useEditor()
  const { locale } = editor.store.get()
  const stored = field.field?.text[locale]
  const isChanged = useRef(false)
  const hasLeft = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const { className, ...rest } = attributes
  const label = field.definition.label[editor.data.editorLocale]

  const place = { groupId: field.group.id, field: field.name }
  const isSelected = () => {
    const { selection } = editor.store.get()
    return selection?.groupId === place.groupId && selection.field === place.field
  }
  const onTooLong = () => tellProblem(editor, place, 'longRich')

  const tiptap = useTiptap({
    extensions: richTextExtensions({ level, pictureAddress: mediaId => pictureAddress(editor, mediaId), onTooLong }),
    content: contentOf(stored),
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: ({ doc }) => ({
        class: className ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-edit': 'rich',
        'data-field': field.name,
        'data-placeholder': placeholderOf(editor, field),
        ...(doc.content.size <= emptySize ? { 'data-empty': '' } : {}),
        lang: locale,
      }),
      transformPastedHTML: html => wordLists(pastedTables(storable(html))),
      transformPastedText: storable,
      handlePaste: (_, event) => putPictures(pictureFiles(event.clipboardData)),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return putPictures(pictureFiles(event.dataTransfer), at)
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'Escape') return false
        event.stopPropagation()
        if (tiptap) leave(tiptap)
        focusMenu()
        return true
      },
    },
    onUpdate: ({ editor: writer }) => {
      isChanged.current = true
      if (editor.store.get().problem) tellProblem(editor, place, null)
      editor.edits.richText(field, locale, cleanRichText(writer.getJSON()), { isTyping: true })
    },
  })

  /** EDIT-25: whether there was one. */
  const putPictures = (files: readonly File[], at?: number): boolean => {
    if (!tiptap || files.length === 0) return false
    const left = {
      read: () => {
        const now = findGroupIn(editor.store.get().groups, place.groupId)?.fields[place.field]?.text[locale]
        return isRichText(now) ? now : null
      },
      write: (rich: RichText) => editor.edits.richText(field, locale, rich),
    }
    void (async () => {
      for (const file of files) await putPicture({ editor, writer: tiptap, at, left }, file)
    })()
    return true
  }

  const leave = (writer: Writer) => {
    if (hasLeft.current) return
    hasLeft.current = true
    if (isChanged.current) editor.edits.richText(field, locale, cleanRichText(writer.getJSON()))
    onLeave()
  }
  const settle = useEffectEvent(leave)
  const stays = useEffectEvent(isSelected)
  const begin = useEffectEvent((writer: Writer) => {
    const { pieces, selected, hasMoved } = beginning
    const ends = writer.state.doc.content.size
    const places = pieces.map(({ at }) => (at && writer.view.posAtCoords({ left: at.x, top: at.y })?.pos) ?? ends)
    for (const [index, { text }] of pieces.entries()) {
      const before = writer.state.doc
      const chosen = index === pieces.length - 1 && selected ? placesOf(before, selected) : null
      const place = places[index] ?? ends
      writer.commands.setTextSelection(chosen ?? place)
      write(writer, text)
      const growth = writer.state.doc.content.size - before.content.size
      for (const [later, known] of places.entries()) if (later > index && known >= place) places[later] = known + growth
    }
    // At once, or the next letter would go nowhere.
    if (!hasMoved) writer.view.focus()
    if (!isSelected()) leave(writer)
  })
  /** EDIT-13: what others made of it, or an undo, is shown; what is typed here and not yet saved stays. */
  const follow = useEffectEvent((writer: Writer) => {
    if (editor.saver.isWaiting(fieldValue({ groupId: field.group.id, name: field.name }, `text:${locale}`))) return
    const content = contentOf(stored)
    const wanted = writer.schema.nodeFromJSON(content)
    if (sameValue(cleanRichText(wanted.toJSON()), cleanRichText(writer.getJSON()))) return
    const { from, to } = writer.state.selection
    const inside = (place: number) => Math.min(place, wanted.content.size - 1)
    writer
      .chain()
      .setContent(content, { emitUpdate: false })
      .setTextSelection({ from: inside(from), to: inside(to) })
      .run()
    isChanged.current = false
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is what there is to follow
  useLayoutEffect(() => {
    if (tiptap) follow(tiptap)
  }, [tiptap, stored])
  useLayoutEffect(() => {
    if (!tiptap) return
    begin(tiptap)
    const onOutside = (event: Event) => {
      const target = event.target as Node | null
      const layer = document.getElementById('vitrine-editor')
      if (!root.current?.contains(target) && !layer?.contains(target)) settle(tiptap)
    }
    document.addEventListener('pointerdown', onOutside, true)
    document.addEventListener('focusin', onOutside, true)
    const stopWatching = editor.store.subscribe(() => {
      if (!stays()) settle(tiptap)
    })
    return () => {
      document.removeEventListener('pointerdown', onOutside, true)
      document.removeEventListener('focusin', onOutside, true)
      stopWatching()
    }
  }, [tiptap, editor])

  return (
    <div ref={root} {...rest} data-field={undefined} className="rich-text-writer">
      <EditorContent editor={tiptap} />
      {tiptap ? <RichTextTools writer={tiptap} onPicture={file => putPictures([file])} /> : null}
    </div>
  )
}

const write = (writer: Writer, text: string) => {
  const [first = '', ...further] = text.split('\n')
  if (first) writer.commands.insertContent({ type: 'text', text: first })
  for (const line of further) {
    writer.commands.splitBlock()
    if (line) writer.commands.insertContent({ type: 'text', text: line })
  }
}

const contentOf = (stored: string | RichText | undefined) =>
  isRichText(stored) ? stored.json : stored ? writeRichText(stored).json : emptyDoc

const emptyDoc = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Of a document that is one empty paragraph. */
const emptySize = 2

const pictureAddress = (editor: Editor, mediaId: string): string | null => {
  const media = editor.store.get().references.media[mediaId]
  if (!media) return null
  return media.extension === 'svg' ? media.publicUrl : mediaAddress(media, 640, 'webp')
}
