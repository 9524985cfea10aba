import { useState } from 'react'
import type { Group } from '../../../content/group'
import { calls } from '../../../contract/calls'
import { useEditor, useEditorState } from '../../EditorContext'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import { translationWords } from './words'

/** What a section and its cards lack in this language, filled in at once. */
export const SectionTranslation = ({ group }: { group: Group }) => {
  const editor = useEditor()
  const words = useWords(translationWords)
  const { editorLocale, model } = editor.data
  const known = useEditorState(state => state.translation)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const ids = new Set([group.id, ...group.cards.map(({ id }) => id)])
  const own = (known?.texts ?? []).filter(({ groupId }) => groupId && ids.has(groupId))
  const missing = own.filter(({ state, hasSource }) => state === 'missing' && hasSource).length
  const outdated = own.filter(({ state }) => state === 'outdated').length
  const cannot = known?.problem ? reasonText({ code: known.problem }, editorLocale) : null

  const translate = async () => {
    setBusy(true)
    const place = { pageId: editor.store.get().pageId, groupId: group.id, to: model.locale }
    const isSaved = await editor.saver.flush()
    const answer = isSaved ? await editor.ask(calls.translateSection, place) : null
    if (answer?.success) {
      await editor.refresh()
      editor.store.set(state => ({ ...state, canUndo: true, canRedo: false }))
      editor.recount()
      const { done, skipped } = answer.data
      setSaid([words.allDone(done), skipped.length > 0 ? words.skipped(skipped.length) : ''].filter(Boolean).join(' '))
    } else setSaid(reasonText({ code: answer?.code ?? 'offline' }, editorLocale))
    setBusy(false)
  }
  return (
    <div className="v-translation">
      <p>{missing > 0 ? words.sectionMissing(missing) : words.sectionNone}</p>
      {outdated > 0 ? <p className="v-hint">{words.sectionOutdated(outdated)}</p> : null}
      {missing > 0 ? (
        <div className="v-translation-actions">
          <button
            type="button"
            className="v-button v-primary"
            disabled={isBusy || cannot !== null}
            onClick={() => void translate()}
          >
            {words.sectionTranslate}
          </button>
        </div>
      ) : null}
      <p className="v-translation-problem" role="status">
        {isBusy ? words.working : (said ?? cannot)}
      </p>
    </div>
  )
}
