import type { Group } from '../../../content/group'
import { calls } from '../../../contract/calls'
import { scrollToGroup, whenDrawn } from '../../frame/scrollToGroup'
import type { Editor } from '../../state/editor'

/** PAGE-8: copies a section or card behind itself, or a section to the end of another page. False when it did not work. */
export const duplicateSection = async (editor: Editor, group: Group, toPageId?: string): Promise<boolean> => {
  editor.notify({ kind: 'loading', code: 'duplicateGroup' })
  // The copy is made of what the server has.
  if (!(await editor.saver.flush())) {
    editor.notify({
      kind: 'error',
      code: 'duplicateGroup',
      retry: () => void duplicateSection(editor, group, toPageId),
    })
    return false
  }
  const { pageId } = editor.store.get()
  const answer = await editor.ask(calls.duplicateGroup, { pageId, groupId: group.id, toPageId: toPageId ?? pageId })
  if (!answer.success) {
    editor.notify({
      kind: 'error',
      code: answer.code === 'offline' ? 'offline' : 'duplicateGroup',
      reason: answer.code,
      detail: answer.error,
      retry: () => void duplicateSection(editor, group, toPageId),
    })
    return false
  }
  if (answer.data.pageId === pageId) await showCopy(editor, answer.data.id)
  editor.notify({ kind: 'success', code: 'duplicateGroup' })
  return true
}

const showCopy = async (editor: Editor, groupId: string) => {
  await editor.refresh()
  await editor.reload(groupId)
  editor.select({ groupId, field: null })
  const element = await whenDrawn(groupId)
  if (element) scrollToGroup(element)
}
