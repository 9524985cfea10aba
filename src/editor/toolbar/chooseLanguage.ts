import { isRead } from '../state/content'
import type { Editor } from '../state/editor'

/** EDIT-14: the editor's language is a setting of the site; it holds once the page is loaded anew. */
export const chooseLanguage = async (editor: Editor, locale: 'de' | 'fr') => {
  if (locale === editor.data.editorLocale) return
  await editor.siteSettings.reload()
  if (!isRead(editor.store.get().settings)) return editor.notify({ kind: 'error', code: 'writeSettings' })
  const { settingName } = await import('../panels/settings/settingName')
  editor.siteSettings.change('editor', { locale }, key => ({ de: settingName(key, 'de'), fr: settingName(key, 'fr') }))
  await editor.leaveTo(location.pathname + location.search)
}
