import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { Editor } from './editor'

const key = 'vitrine:news-seen'

/** LOG-1: opens by itself when there is something unseen, once a session. */
export const openUnseenNews = async (editor: Editor) => {
  if (sessionStorage.getItem(key) || !editor.store.get().isOn || editor.store.get().panel) return
  try {
    const { data } = await callServer(calls.readChangelog, { language: editor.data.editorLocale, showAll: 'false' })
    if (!data || data.length === 0) return
    sessionStorage.setItem(key, '1')
    // Whoever has begun to work meanwhile is not interrupted.
    const { isOn, panel, selection } = editor.store.get()
    if (!isOn || panel || selection) return
    editor.openPanel('news')
    editor.store.set(state => ({ ...state, isNewsByItself: true }))
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
  }
}
