import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { ConfirmDialog } from '../../kit/ConfirmDialog'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { publishWords } from './words'

/** PUB-5: asks, more strongly with several languages. What is thrown away is kept in the history. */
export default function RevertDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const isMultilingual = editor.data.model.site.locales.length > 1
  const revert = async () => {
    if (!(await editor.saver.flush())) return words.notSaved
    try {
      const answer = await callServer(calls.revertPage, {
        id: editor.store.get().pageId,
        changeId: crypto.randomUUID(),
      })
      if (!answer.success) return `${words.revertFailed}: ${answer.error}`
      reloadWithNotice(editor, 'revert')
      return null
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return words.offline
    }
  }
  return (
    <ConfirmDialog
      title={words.revertTitle}
      confirm={words.revertConfirm}
      isDangerous
      onConfirm={revert}
      onClose={() => editor.openPanel(null)}
    >
      <p>{isMultilingual ? words.revertAskAll : words.revertAsk}</p>
    </ConfirmDialog>
  )
}
