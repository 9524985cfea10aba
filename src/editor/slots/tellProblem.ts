import type { Editor } from '../state/editor'
import type { Selection } from '../state/selection'
import { checkValue, type Problem } from './checkValue'

/** EDIT-8: what is wrong stands beneath the field; null takes it away. Unsaved is what stands there and cannot be sent. */
export const tellProblem = (
  editor: Editor,
  place: Selection,
  problem: Problem | null,
  { isUnsaved = false }: { isUnsaved?: boolean } = {},
) => {
  const message = problem && checkValue.message(problem, editor.data.editorLocale)
  const told = message && { ...place, message, isUnsaved }
  editor.store.set(state => ({ ...state, problem: told || null }))
}
