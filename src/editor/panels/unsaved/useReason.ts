import { useEditor } from '../../EditorContext'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import type { Operation } from '../../state/operation'
import { unsavedWords } from './words'

/** Why a change is not saved, in the editor's language. */
export const useReason = () => {
  const { editorLocale } = useEditor().data
  const words = useWords(unsavedWords)
  return ({ phase, reason }: Operation): string => {
    if (phase === 'parked') return words.choose
    if (phase === 'held') return words.held
    if (!reason) return words.waitsFor
    // Of a file that word says how large it may be.
    return reasonText({ code: reason.code === 'too_large' ? 'change_too_large' : reason.code }, editorLocale)
  }
}
