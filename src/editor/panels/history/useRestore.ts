import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { viewVersion } from '../../state/viewing'

/**
 * PUB-6: makes the page (null) or one section what it is in the version shown. Where somebody has changed the page
 * since, nothing is done and the differences are shown anew (API-4).
 */
export const useRestore = () => {
  const editor = useEditor()
  return async (groupId: string | null): Promise<void> => {
    const { viewing, pageId } = editor.store.get()
    if (!viewing) return
    const { entry, seq } = viewing
    const answer = await editor.ask(calls.restoreVersion, {
      id: pageId,
      version: entry.version,
      groupId: groupId ?? undefined,
      base: seq,
    })
    if (answer.success) return reloadWithNotice(editor, 'restore')
    editor.notify({ kind: 'error', code: 'history', reason: answer.code, detail: answer.error })
    if (answer.code === 'stale_base') await viewVersion(editor, entry)
  }
}
