import { useEffect, useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import type { VersionEntry } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { viewVersion } from '../../state/viewing'
import { DeletedPages } from './DeletedPages'
import './history.css'
import { RemovedSections } from './RemovedSections'
import { historyWords } from './words'

type History = ReplyOf<typeof calls.listVersions>

/** PUB-6: every version of the page, who made it and when; and what was removed in the last 30 days. */
export default function HistoryPanel() {
  const editor = useEditor()
  const words = useWords(historyWords)
  const { loading } = useWords(common)
  const [history, setHistory] = useState<History | 'loading' | 'failed'>('loading')
  useEffect(() => {
    void editor
      .ask(calls.listVersions, { id: editor.store.get().pageId })
      .then(({ data }) => setHistory(data ?? 'failed'))
  }, [editor])
  if (history === 'loading') return <p className="v-hint">{loading}</p>
  if (history === 'failed') return <p className="v-problem">{words.offline}</p>
  return (
    <>
      {history.versions.length === 0 ? <p className="v-hint">{words.empty}</p> : null}
      <ol className="v-history">
        {history.versions.map(entry => (
          <Version key={entry.version} entry={entry} />
        ))}
      </ol>
      <RemovedSections sections={history.removed} />
      <DeletedPages />
    </>
  )
}

const Version = ({ entry }: { entry: VersionEntry }) => {
  const editor = useEditor()
  const words = useWords(historyWords)
  const { editorLocale } = editor.data
  const said =
    entry.kind === 'scheduled' && entry.goesLiveAt !== null
      ? `${words.scheduled} ${momentInWords(entry.goesLiveAt, editorLocale)}`
      : entry.isLive
        ? words.live
        : words[entry.kind]
  return (
    <li data-kind={entry.isLive ? 'live' : entry.kind}>
      <div>
        <time dateTime={new Date(entry.created).toISOString()}>{momentInWords(entry.created, editorLocale)}</time>
        <p>{entry.person ?? words.somebody}</p>
        <p className="v-hint">{said}</p>
      </div>
      <button type="button" className="v-button" onClick={() => void viewVersion(editor, entry)}>
        {words.view}
      </button>
    </li>
  )
}
