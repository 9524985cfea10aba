import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../content/rules/format'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import './news.css'
import { newsWords } from './words'

/** LOG-1, LOG-2: what is new, all of it when it is opened by hand; closing it remembers what was shown. */
export default function NewsDialog() {
  const editor = useEditor()
  const words = useWords(newsWords)
  const { close, loading, somethingWrong } = useWords(common)
  const { editorLocale } = editor.data
  const isByItself = useEditorState(state => state.isNewsByItself)
  const [entries, setEntries] = useState<ReplyOf<typeof calls.readChangelog> | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const read = async () => {
      const showAll = isByItself ? 'false' : 'true'
      const { data } = await editor.ask(calls.readChangelog, { language: editorLocale, showAll })
      setEntries(data ?? 'failed')
    }
    void read()
  }, [editor, editorLocale, isByItself])
  const leave = () => {
    editor.openPanel(null)
    if (Array.isArray(entries)) void editor.ask(calls.markChangelogSeen, { dates: entries.map(({ date }) => date) })
  }
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && leave()}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-news">
          <Dialog.Title>{words.title}</Dialog.Title>
          {entries === 'loading' ? <p className="v-hint">{loading}</p> : null}
          {entries === 'failed' ? <p className="v-problem">{somethingWrong}</p> : null}
          {Array.isArray(entries) && entries.length === 0 ? <p className="v-hint">{words.empty}</p> : null}
          {Array.isArray(entries)
            ? entries.map(({ date, html }) => (
                <article key={date}>
                  <h3>{formatDate(date, editorLocale, 'long')}</h3>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, made of Markdown without HTML */}
                  <div dangerouslySetInnerHTML={{ __html: html[editorLocale] }} />
                </article>
              ))
            : null}
          <div className="v-dialog-actions">
            <Dialog.Close className="v-button">{close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
