import { useEditor } from '../../EditorContext'
import { refusalText } from '../../i18n/refusal'
import { useWords } from '../../i18n/words'
import type { Operation } from '../../state/operation'
import { unsavedWords } from './words'

/** Why a change is not saved, in the editor's language. */
export const useReason = () => {
  const { data } = useEditor()
  const words = useWords(unsavedWords)
  return (operation: Operation): string => {
    const { phase, reason } = operation
    if (phase === 'parked') return words.choose
    if (phase === 'held') return words.held
    if (!reason) return words.waitsFor
    return refusalText(operation, data)
  }
}
