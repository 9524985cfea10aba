import type { Editor } from './editor'

const key = 'vitrine:notice'
const pauseMs = 1_000

/** For an action that leads to another page: what it did is said there. */
export const carryNotice = (code: string) => sessionStorage.setItem(key, code)

/** PUB-7: says what happened, reloads a moment later, and says it once more on the page that comes. */
export const reloadWithNotice = (editor: Editor, code: string) => {
  editor.notify({ kind: 'loading', code })
  carryNotice(code)
  setTimeout(() => location.reload(), pauseMs)
}

export const showEarlierNotice = (editor: Editor) => {
  const code = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (code) editor.notify({ kind: 'success', code })
}
