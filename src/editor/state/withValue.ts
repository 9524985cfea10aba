import type { Localized } from '../../content/locale'
import { altKey } from '../../content/rules/altText'
import { applyValue } from '../../content/rules/applyValue'
import type { Value } from '../../content/rules/document'
import type { EditorState } from './editorState'

/** The state with one value in its place: in the page's tree or, of a picture, where the page looks it up. */
export const withValue = (state: EditorState, value: Value): EditorState => {
  if (value.key !== altKey) {
    const groups = applyValue(state.groups, value)
    return groups === state.groups ? state : { ...state, groups }
  }
  const { references } = state
  const media = references.media[value.itemId]
  if (!media) return state
  const described = { ...media, alt: (value.value ?? {}) as Localized<string> }
  return { ...state, references: { ...references, media: { ...references.media, [media.id]: described } } }
}
