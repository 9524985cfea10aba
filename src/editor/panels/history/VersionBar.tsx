import { useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import { countDifferences } from '../../../content/rules/versionDifferences'
import { useEditor, useEditorState } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { leaveVersion } from '../../state/viewing'
import { DifferenceMarks } from './DifferenceMarks'
import './history.css'
import { RestoreDialog } from './RestoreDialog'
import { differentSections, unseenEffects } from './unseenEffects'
import { useRestore } from './useRestore'
import { historyWords } from './words'

/** PUB-6: stands in the toolbar's place while an earlier version is shown. */
export default function VersionBar() {
  const editor = useEditor()
  const words = useWords(historyWords)
  const viewing = useEditorState(state => state.viewing)
  const restore = useRestore()
  const [isMarked, setMarked] = useState(true)
  /** What is asked about: one section, or the page (null). */
  const [asked, setAsked] = useState<{ groupId: string | null } | null>(null)
  if (!viewing) return null
  const { entry, differences } = viewing
  const count = countDifferences(differences)
  /** What the marks on the page do not show is said first. */
  const begin = (groupId: string | null) => {
    if (unseenEffects(differences, groupId).isSomething) setAsked({ groupId })
    else void restore(groupId)
  }
  return (
    <>
      {isMarked ? (
        <DifferenceMarks places={differences.places} sections={differentSections(differences)} onRestore={begin} />
      ) : null}
      {asked ? <RestoreDialog groupId={asked.groupId} onClose={() => setAsked(null)} /> : null}
      <div className="v-toolbar v-version-bar" role="toolbar" aria-label={words.viewing}>
        <p>
          <strong>
            {words.viewing} {momentInWords(entry.created, editor.data.editorLocale)}
          </strong>
          <span className="v-hint">{count > 0 ? words.differences(count) : words.same}</span>
        </p>
        <label className="v-marks">
          <input type="checkbox" checked={isMarked} onChange={event => setMarked(event.target.checked)} />
          {words.marks}
        </label>
        <button type="button" className="v-button" onClick={() => leaveVersion(editor)}>
          {words.back}
        </button>
        <button type="button" className="v-button v-primary" onClick={() => begin(null)}>
          {words.restore}
        </button>
      </div>
    </>
  )
}
