import { calls } from '../../../contract/calls'
import type { PageEntry } from '../../../contract/page'
import type { Editor } from '../../state/editor'

/** PUB-10: the page stays as visitors see it now; its changes wait. */
export const unschedulePage = async (editor: Editor, { id }: Pick<PageEntry, 'id'>) => {
  const answer = await editor.ask(calls.unschedulePage, { id })
  if (!answer.success)
    return editor.notify({
      kind: 'error',
      code: answer.code === 'offline' ? 'offline' : 'unschedule',
      reason: answer.code,
      detail: answer.error,
      retry: () => void unschedulePage(editor, { id }),
    })
  if (id === editor.store.get().pageId) editor.store.set(state => ({ ...state, goesLiveAt: null }))
  editor.notify({ kind: 'success', code: 'unschedule' })
  await editor.sitePages.reload()
}
