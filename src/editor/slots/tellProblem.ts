import type { Editor } from '../state/editor'
import type { Selection } from '../state/selection'
import { checkValue, type Problem } from './checkValue'

/** EDIT-8: what is wrong stands beneath the field; null takes it away. */
export const tellProblem = (editor: Editor, place: Selection, problem: Problem | null) => {
  const told = problem && { ...place, message: checkValue.message(problem, editor.data.editorLocale) }
  editor.store.set(state => ({ ...state, problem: told }))
}
