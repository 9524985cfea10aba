import type { EditorData } from './editorState'

/** EDIT-23: kept for other tools of the session. What is written goes to the language in the address, whatever is kept here. */
export const keepInSession = ({ model: { page, locale, site }, editorLocale }: EditorData) => {
  const { locales, defaultLocale } = site
  const kept = {
    pageId: page.id,
    language: locale,
    editorLanguage: editorLocale,
    i18n: JSON.stringify({ locales, defaultLocale }),
  }
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(`vitrine.${name}`, value)
}
