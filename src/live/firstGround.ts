import { type ThemeToken, themeTokens } from '../content/theme'
import { optionValues } from '../render/block'
import type { PageContent, RenderValue } from '../render/RenderContext'
import { groupShows, isReadable } from '../render/shows'

/**
 * The colour of a page's first section, which a transparent header lets shine through. While one edits, an empty section
 * is there too.
 */
export const firstGround = (
  { model, definitions }: Pick<RenderValue, 'model' | 'definitions'>,
  { groups, loaded }: PageContent,
  { isEditing = false } = {},
): ThemeToken | undefined => {
  const first = groups.find(
    group =>
      isReadable(group, model) &&
      !definitions[group.type]?.isFloating &&
      (isEditing || groupShows(group, { model, definitions }, loaded[group.id])),
  )
  const definition = first && definitions[first.type]
  if (!definition) return undefined
  const colour = optionValues(definition, first).backgroundColor
  return themeTokens.find(token => token === colour)
}
