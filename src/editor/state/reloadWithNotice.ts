import type { Editor } from './editor'

const key = 'vitrine:notice'
const pauseMs = 1_000

/** PUB-7: says what happened, reloads a moment later, and says it once more on the page that comes. */
export const reloadWithNotice = (editor: Editor, code: string) => {
  editor.notify({ kind: 'loading', code })
  sessionStorage.setItem(key, code)
  setTimeout(() => location.reload(), pauseMs)
}

export const showEarlierNotice = (editor: Editor) => {
  const code = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (code) editor.notify({ kind: 'success', code })
}
