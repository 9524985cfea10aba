import type { Group } from '../../content/group'
import { sameValue } from '../../content/rules/changed'
import type { Content } from './content'
import type { EditorState } from './editorState'
import { isInLanguage } from './isInLanguage'
import type { Operation } from './operation'
import { resourceOf } from './resources/registry'
import type { Resource } from './resources/resource'

/**
 * What is shown: what the server has, with every change that it has not taken laid over it in order, refused ones
 * included, but for refused words of another language: they would stand as the original of what is written in this one.
 * `part` is what may be another now; the rest stays as it is drawn.
 */
export const relay = (
  state: EditorState,
  operations: readonly Operation[],
  part: Resource<unknown>['part'] | 'all' = 'all',
): EditorState => {
  const { versions: _, ...saved } = state.saved
  const laid = operations
    .filter(entry => entry.phase !== 'refused' || isInLanguage(entry, state.locale))
    .reduce(layOperation, saved as Content)
  if (part !== 'all' && part !== 'page') return { ...state, [part]: laid[part] }
  const groups = shared(state.groups, laid.groups)
  const references = sameValue(state.references, laid.references) ? state.references : laid.references
  return part === 'page' ? { ...state, groups, references } : { ...state, ...laid, groups, references }
}

const layOperation = (content: Content, operation: Operation): Content =>
  resourceOf(operation).lay(content, operation.change)

/** Keeps every group that is the same, so that only the others are drawn anew. */
const shared = (before: Group[], after: Group[]): Group[] => {
  const known = new Map(before.map(group => [group.id, group]))
  const next = after.map(group => {
    const own = known.get(group.id)
    return own && (own === group || sameValue(own, group)) ? own : group
  })
  return next.length === before.length && next.every((group, index) => group === before[index]) ? before : next
}
