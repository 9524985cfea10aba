import { calls } from '../../contract/calls'
import type { Editor } from '../state/editor'

/** EDIT-14: everybody reads the editor in their own language; it holds once the page is loaded anew. */
export const chooseLanguage = async (editor: Editor, language: 'de' | 'fr') => {
  if (language === editor.data.editorLocale) return
  const { success } = await editor.ask(calls.writeAccount, { language })
  if (!success) return editor.notify({ kind: 'error', code: 'writeSettings' })
  await editor.leaveTo(location.pathname + location.search)
}
