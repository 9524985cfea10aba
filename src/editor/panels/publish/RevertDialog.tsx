import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import { ConfirmDialog } from '../../kit/ConfirmDialog'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { OtherPages } from './OtherPages'
import { useOutcomes } from './useOutcomes'
import { useReview } from './useReview'
import { publishWords } from './words'

/** PUB-5, PUB-9: asks, more strongly with several languages and for all pages. What goes is kept in the history. */
export default function RevertDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { review, readAgain } = useReview()
  const [isForAll, setForAll] = useState(false)
  const { person, model, editorLocale } = editor.data
  const known = typeof review === 'object' ? review : null
  const tellStopped = useOutcomes(known)
  // What was never published has nothing to go back to.
  const others = person?.role === 'admin' ? (known?.otherPages.filter(page => page.isPublished) ?? []) : []
  const refused = (answer: { code: string; error: string }) => {
    if (answer.code !== 'stale_base') return `${words.revertFailed}: ${reasonText(answer, editorLocale)}`
    void readAgain()
    return words.revertChanged
  }
  const send = async (): Promise<string | null> => {
    if (!isForAll) {
      const answer = await editor.ask(calls.revertPage, { id: editor.store.get().pageId, base: known?.seq })
      return answer.success ? null : refused(answer)
    }
    const answer = await editor.ask(calls.revertAll, {})
    if (!answer.success) return refused(answer)
    const stopped = tellStopped(answer.data)
    return stopped && `${words.revertFailed}: ${stopped}`
  }
  const revert = async () => {
    if (!(await editor.saver.flush())) return words.notSaved
    const problem = await send()
    if (problem === null) reloadWithNotice(editor, 'revert')
    return problem
  }
  const question = model.site.locales.length > 1 ? words.revertAskAll : words.revertAsk
  return (
    <ConfirmDialog
      title={words.revertTitle}
      confirm={isForAll ? words.revertConfirmAll(others.length + (known?.isFirst ? 0 : 1)) : words.revertConfirm}
      isDangerous
      isReady={known !== null}
      onConfirm={revert}
      onClose={() => editor.openPanel(null)}
    >
      <p>{isForAll ? words.revertAskPages : question}</p>
      {review === 'failed' ? <p className="v-problem">{words.offline}</p> : null}
      <OtherPages pages={others} isOn={isForAll} onChange={setForAll} />
    </ConfirmDialog>
  )
}
