import { isAltKey } from '../../content/rules/altText'
import { applyValue } from '../../content/rules/applyValue'
import type { Value } from '../../content/rules/document'
import { withValueSet } from '../../content/rules/valueKeys'
import type { Content } from './content'

/** The content with one value in its place: in the page's tree or, of a picture, where the page looks it up. */
export const withValue = <S extends Content>(content: S, value: Value): S => {
  if (!isAltKey(value.key)) {
    const groups = applyValue(content.groups, value)
    return groups === content.groups ? content : { ...content, groups }
  }
  const { references } = content
  const media = references.media[value.itemId]
  if (!media) return content
  const described = withValueSet('media', media, value)
  return { ...content, references: { ...references, media: { ...references.media, [media.id]: described } } }
}
