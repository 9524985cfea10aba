import { calls } from '../../../contract/calls'
import type { PageEntry } from '../../../contract/page'
import { carrySuccess } from '../../state/carryNotice'
import type { Editor } from '../../state/editor'
import { editAddress } from './pageAddress'

/** PAGE-8: makes the copy and goes there. */
export const duplicatePage = async (editor: Editor, page: PageEntry) => {
  editor.notify({ kind: 'loading', code: 'duplicatePage' })
  // The copy is made of what the server has.
  if (!(await editor.saver.flush())) return editor.notify({ kind: 'error', code: 'unsaved' })
  const answer = await editor.ask(calls.duplicatePage, { id: page.id })
  if (!answer.success)
    return editor.notify({
      kind: 'error',
      code: answer.code === 'offline' ? 'offline' : 'duplicatePage',
      reason: answer.code,
      detail: answer.error,
      retry: () => void duplicatePage(editor, page),
    })
  carrySuccess('duplicatePage')
  const copy: PageEntry = { ...page, id: answer.data.id, role: null, status: 'draft', isPublished: false }
  await editor.leaveTo(editAddress(copy, editor.store.get().locale))
}
