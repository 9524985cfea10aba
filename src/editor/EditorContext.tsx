import { createContext, type ReactNode, useContext } from 'react'
import { LanguageProvider } from './i18n/language'
import type { Editor } from './state/editor'
import type { EditorState } from './state/editorState'
import { useStore } from './state/store'

const Context = createContext<Editor | null>(null)

export const EditorProvider = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
  <Context.Provider value={editor}>
    <LanguageProvider language={editor.data.editorLocale}>{children}</LanguageProvider>
  </Context.Provider>
)

export const useEditor = (): Editor => {
  const editor = useContext(Context)
  if (!editor) throw new Error('Parts of the editor stand inside an EditorProvider.')
  return editor
}

/** Watches one part of the state; drawn anew only when that part is another value. */
export const useEditorState = <T,>(select: (state: EditorState) => T): T => useStore(useEditor().store, select)
