import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { ConfirmDialog } from '../../kit/ConfirmDialog'
import { Switch } from '../../kit/Switch'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { useReview } from './useReview'
import { publishWords } from './words'

/** PUB-5, PUB-9: asks, more strongly with several languages and for all pages. What goes is kept in the history. */
export default function RevertDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const review = useReview()
  const [isForAll, setForAll] = useState(false)
  const { person, model } = editor.data
  const others = typeof review === 'object' && person?.role === 'admin' ? review.otherPages : []
  const changeId = crypto.randomUUID()
  const send = async (): Promise<string | null> => {
    if (!isForAll) {
      const answer = await callServer(calls.revertPage, { id: editor.store.get().pageId, changeId })
      return answer.success ? null : answer.error
    }
    const answer = await callServer(calls.revertAll, { changeId })
    if (!answer.success) return answer.error
    return answer.data.find(outcome => !outcome.success)?.error ?? null
  }
  const revert = async () => {
    if (!(await editor.saver.flush())) return words.notSaved
    try {
      const problem = await send()
      if (problem !== null) return `${words.revertFailed}: ${problem}`
      reloadWithNotice(editor, 'revert')
      return null
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return words.offline
    }
  }
  const question = model.site.locales.length > 1 ? words.revertAskAll : words.revertAsk
  return (
    <ConfirmDialog
      title={words.revertTitle}
      confirm={isForAll ? words.revertConfirmAll(others.length + 1) : words.revertConfirm}
      isDangerous
      onConfirm={revert}
      onClose={() => editor.openPanel(null)}
    >
      <p>{isForAll ? words.revertAskPages : question}</p>
      {others.length > 0 ? (
        <Switch
          label={words.others(others.length)}
          hint={others.map(page => Object.values(page.name)[0]).join(', ')}
          checked={isForAll}
          onChange={setForAll}
        />
      ) : null}
    </ConfirmDialog>
  )
}
