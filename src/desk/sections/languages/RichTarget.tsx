import type { Editor as Writer } from '@tiptap/core'
import { EditorContent, useEditorState, useEditor as useTiptap } from '@tiptap/react'
import { Bold, Italic } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isRichText } from '../../../content/field'
import { sameValue } from '../../../content/rules/changed'
import { cleanRichText } from '../../../content/rules/cleanRichText'
import { storable } from '../../../content/text'
import { writeRichText } from '../../../content/writeRichText'
import { useWords } from '../../../editor/i18n/words'
import { notices } from '../../../editor/kit/notices'
import { readMarks, toggleBold, toggleItalic } from '../../../editor/kit/richText/richTextCommands'
import { richTextExtensions } from '../../../editor/kit/richText/richTextExtensions'
import type { TextValue } from './journal'
import { languageWords } from './words'

/** A rich text being translated: every mark, link and picture it has stays; bold and italic can be set. */
export const RichTarget = ({
  value,
  label,
  lang,
  describedBy,
  onType,
  onLeave,
}: {
  value: TextValue
  label: string
  lang: string
  describedBy: string
  onType: (value: TextValue) => void
  onLeave: () => void
}) => {
  const words = useWords(languageWords)
  const onTooLong = () => notices.add({ kind: 'error', code: 'translation', reason: 'too_large' })
  const own = useRef<TextValue>(value)
  const type = useEffectEvent((writer: Writer) => {
    own.current = cleanRichText(writer.getJSON())
    onType(own.current)
  })
  const tiptap = useTiptap({
    extensions: richTextExtensions({ level: 2, pictureAddress: () => null, onTooLong }),
    content: contentOf(value),
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: 'v-rich-target',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'data-target': '',
        lang,
      },
      transformPastedHTML: storable,
      transformPastedText: storable,
    },
    onUpdate: ({ editor }) => type(editor),
    onBlur: () => onLeave(),
  })
  const marks = useEditorState({ editor: tiptap, selector: ({ editor }) => (editor ? readMarks(editor) : null) })
  // What came from elsewhere (the source taken over, somebody else's version) is shown; what is typed here is there.
  useEffect(() => {
    if (!tiptap || sameValue(own.current, value)) return
    own.current = value
    tiptap.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [tiptap, value])
  if (!tiptap) return null
  const tool = (name: string, isOn: boolean, run: (writer: Writer) => void, Icon: typeof Bold) => (
    <button
      type="button"
      className="v-icon"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      onMouseDown={event => event.preventDefault()}
      onClick={() => run(tiptap)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
  return (
    <div className="v-rich-field">
      <EditorContent editor={tiptap} />
      <div className="v-rich-tools">
        {tool(words.bold, marks?.isBold ?? false, toggleBold, Bold)}
        {tool(words.italic, marks?.isItalic ?? false, toggleItalic, Italic)}
      </div>
    </div>
  )
}

const contentOf = (value: TextValue) =>
  isRichText(value) ? value.json : value ? writeRichText(value).json : { type: 'doc', content: [{ type: 'paragraph' }] }
