import { isInWorkingView, isShown } from '../content/rules/status'
import { type ThemeToken, themeTokens } from '../content/theme'
import { optionValues } from '../render/block'
import type { RenderValue } from '../render/RenderContext'

/** The colour of a page's first section, which a transparent header lets shine through. */
export const firstGround = ({ model, definitions }: RenderValue): ThemeToken | undefined => {
  const isDrawn = model.mode === 'edit' ? isInWorkingView : isShown
  const first = model.page.groups.find(group => isDrawn(group, model.locale) && !definitions[group.type]?.isFloating)
  const definition = first && definitions[first.type]
  if (!definition) return undefined
  const colour = optionValues(definition, first).backgroundColor
  return themeTokens.find(token => token === colour)
}
