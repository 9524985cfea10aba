import { calls } from '../../../../contract/calls'
import type { PageEntry } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { ConfirmDialog } from '../../../kit/ConfirmDialog'
import { carrySuccess } from '../../../state/carryNotice'
import { usePageName } from '../usePageName'
import { OpenElsewhere } from './OpenElsewhere'
import { usePageInfo } from './usePageInfo'
import { useWholePage } from './useWholePage'
import { dialogWords } from './words'

/** D4: gone at once for everybody. Who deletes the page in front of them is led to the home page. */
export const RemoveDialog = ({ page, onClose }: { page: PageEntry; onClose: () => void }) => {
  const editor = useEditor()
  const words = useWords(dialogWords)
  const name = usePageName()(page)
  const { info, problem, whenRead } = usePageInfo(page)
  const act = useWholePage({ whenRead })
  const remove = async () => {
    const failure = await act(calls.removePage, words.errorRemove)
    if (failure) return failure
    const { pageId, locale } = editor.store.get()
    if (page.id === pageId) {
      carrySuccess('removePage')
      await editor.leaveTo(`/${locale}/edit?toolbar=1`)
      return null
    }
    editor.surroundings.read(['navigation', 'pages'])
    editor.notify({ kind: 'success', code: 'removePage' })
    return null
  }
  return (
    <ConfirmDialog
      title={words.removeTitle.replace('{name}', () => name)}
      confirm={words.remove}
      isDangerous
      isReady={info !== null || problem !== null}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
      <p>{words.removeBack}</p>
      {page.key ? <p>{words.removeRole}</p> : null}
      <OpenElsewhere info={info} />
    </ConfirmDialog>
  )
}
