import type { MouseEvent } from 'react'
import type { Editor } from '../../state/editor'

/** To another page in edit mode, once everything typed here is saved; else it says why not and stays. */
export const goToPage = async (editor: Editor, address: string) => {
  if (await editor.saver.flush()) return editor.leaveTo(address)
  const isOffline = editor.store.get().saving === 'offline'
  editor.notify({ kind: 'error', code: isOffline ? 'offline' : 'unsaved' })
}

/** For a link: a plain click goes there, anything else (a new tab) is the browser's. */
export const followLink = (editor: Editor) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  void goToPage(editor, event.currentTarget.href)
}
