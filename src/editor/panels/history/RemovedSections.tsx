import { useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { jumpTo } from '../../state/jump'
import { sectionLabel } from '../publish/labels'
import { historyWords } from './words'

type Removed = ReplyOf<typeof calls.listVersions>['removed'][number]

/** Sections that were removed; bringing one back makes it a draft where it was. */
export const RemovedSections = ({ sections }: { sections: readonly Removed[] }) => {
  const editor = useEditor()
  const words = useWords(historyWords)
  const [returned, setReturned] = useState<string[]>([])
  const { editorLocale, model } = editor.data
  const bringBack = async ({ groupId, version: base }: Removed) => {
    const place = { pageId: editor.store.get().pageId, groupId }
    const answer = await editor.ask(calls.setGroupStatus, { ...place, from: 'deleted', to: 'draft', base })
    if (!answer.success)
      return editor.notify({ kind: 'error', code: 'history', reason: answer.code, detail: answer.error })
    setReturned(known => [...known, groupId])
    await editor.refresh()
    await jumpTo(editor, { groupId, field: null, locale: model.locale })
  }
  const left = sections.filter(section => !returned.includes(section.groupId))
  if (left.length === 0) return null
  return (
    <Fold title={words.removedSections} count={left.length}>
      <p className="v-hint">{words.removedHint}</p>
      <ul className="v-history">
        {left.map(section => (
          <li key={section.groupId}>
            <div>
              <p>{sectionLabel(section.type, editorLocale) ?? section.type}</p>
              <p className="v-hint">{section.preview}</p>
              <p className="v-hint">
                {[momentInWords(section.at, editorLocale), section.person].filter(Boolean).join(' · ')}
              </p>
            </div>
            <button type="button" className="v-button" onClick={() => void bringBack(section)}>
              {words.bringBack}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
