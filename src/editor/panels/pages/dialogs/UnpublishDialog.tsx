import { calls } from '../../../../contract/calls'
import type { PageEntry } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { ConfirmDialog } from '../../../kit/ConfirmDialog'
import { usePageName } from '../usePageName'
import { OpenElsewhere } from './OpenElsewhere'
import { usePageInfo } from './usePageInfo'
import { useWholePage } from './useWholePage'
import { dialogWords } from './words'

/** D4: at once; nothing of the page is lost. */
export const UnpublishDialog = ({ page, onClose }: { page: PageEntry; onClose: () => void }) => {
  const editor = useEditor()
  const words = useWords(dialogWords)
  const name = usePageName()(page)
  const { info, problem, whenRead } = usePageInfo(page)
  const act = useWholePage({ whenRead })
  const unpublish = async () => {
    const failure = await act(calls.unpublishPage, words.errorUnpublish)
    if (failure) return failure
    if (page.id === editor.store.get().pageId) editor.recount()
    editor.surroundings.read(['navigation', 'pages'])
    editor.notify({ kind: 'success', code: 'unpublishPage' })
    return null
  }
  return (
    <ConfirmDialog
      title={words.unpublishTitle.replace('{name}', () => name)}
      confirm={words.unpublish}
      isReady={info !== null || problem !== null}
      onConfirm={unpublish}
      onClose={onClose}
    >
      <p>{words.unpublishText}</p>
      <OpenElsewhere info={info} />
    </ConfirmDialog>
  )
}
