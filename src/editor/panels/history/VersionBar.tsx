import { useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { useEditor, useEditorState } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { DifferenceMarks } from './DifferenceMarks'
import './history.css'
import { historyWords } from './words'

/** PUB-6: stands in the toolbar's place while an earlier version is shown. */
export default function VersionBar() {
  const editor = useEditor()
  const words = useWords(historyWords)
  const viewing = useEditorState(state => state.viewing)
  const [isMarked, setMarked] = useState(true)
  if (!viewing) return null
  const { entry, differences } = viewing
  const restore = async (groupId?: string) => {
    if (!(await editor.saver.flush())) return editor.notify({ kind: 'error', code: 'offline' })
    try {
      const answer = await callServer(calls.restoreVersion, {
        id: editor.store.get().pageId,
        version: entry.version,
        groupId,
        changeId: crypto.randomUUID(),
      })
      if (!answer.success) return editor.notify({ kind: 'error', code: 'history', detail: answer.error })
      reloadWithNotice(editor, 'restore')
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      editor.notify({ kind: 'error', code: 'offline' })
    }
  }
  const back = () => {
    editor.store.set(state => ({ ...state, viewing: null }))
    editor.openPanel('history')
  }
  const isEditable = differences.length > 0
  return (
    <>
      {isMarked ? <DifferenceMarks differences={differences} onRestore={groupId => void restore(groupId)} /> : null}
      <div className="v-toolbar v-version-bar" role="toolbar" aria-label={words.viewing}>
        <p>
          <strong>
            {words.viewing} {momentInWords(entry.created, editor.data.editorLocale)}
          </strong>
          <span className="v-hint">{isEditable ? words.differences(differences.length) : words.same}</span>
        </p>
        <label className="v-marks">
          <input type="checkbox" checked={isMarked} onChange={event => setMarked(event.target.checked)} />
          {words.marks}
        </label>
        <button type="button" className="v-button" onClick={back}>
          {words.back}
        </button>
        <button type="button" className="v-button v-primary" onClick={() => void restore()}>
          {words.restore}
        </button>
      </div>
    </>
  )
}
