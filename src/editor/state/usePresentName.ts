import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import type { Present } from './editorState'

/** What somebody else on the page is called; one's own other window is not another person. */
export const usePresentName = () => {
  const { person } = useEditor().data
  const { ownWindow } = useWords(common)
  return ({ personId, name }: Present) => (personId === person?.id ? ownWindow : name)
}
