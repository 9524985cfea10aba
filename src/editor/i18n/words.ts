import { useEditor } from '../EditorContext'

/** EDIT-14: German and French, side by side; a key that one of them lacks does not compile. */
export const defineWords = <K extends string>(words: { de: Record<K, string>; fr: Record<K, string> }) => words

export const useWords = <K extends string>(words: {
  de: Record<K, string>
  fr: Record<K, string>
}): Record<K, string> => words[useEditor().data.editorLocale]
