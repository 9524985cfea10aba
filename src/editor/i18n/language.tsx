import { createContext, type ReactNode, useContext } from 'react'

/** EDIT-14: what the editor and the desk speak. */
export type EditorLanguage = 'de' | 'fr'

const Context = createContext<EditorLanguage>('de')

export const LanguageProvider = ({ language, children }: { language: EditorLanguage; children: ReactNode }) => (
  <Context.Provider value={language}>{children}</Context.Provider>
)

export const useLanguage = () => useContext(Context)
