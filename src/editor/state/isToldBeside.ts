import type { EditorState } from './editorState'
import { isInLanguage } from './isInLanguage'
import type { Operation } from './operation'
import { resourceOf } from './resources/registry'

/** Whether the reason for a refusal stands beside the very text that is being written: it is said there, and once. */
export const isToldBeside = (
  operation: Operation,
  { isOn, pageId, locale, selection }: Pick<EditorState, 'isOn' | 'pageId' | 'locale' | 'selection'>,
): boolean => {
  if (operation.resource !== 'pageValues' || !isWritten.has(operation.change.kind)) return false
  const place = resourceOf(operation).place(operation.change)
  const isSelected = place?.groupId === selection?.groupId && place?.field === selection?.field
  return isOn && isSelected && operation.pageId === pageId && isInLanguage(operation, locale)
}

const isWritten: ReadonlySet<string> = new Set(['text', 'richText', 'single'])
