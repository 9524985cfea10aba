import { definitions } from '../../../blocks/definitions'
import { componentTypes } from '../../../content/componentType'
import { type BlockCategory, type BlockDefinition, blockCategories } from '../../../content/defineBlock'
import { fold } from '../../../content/rules/fold'

export type BlockChoice = { type: string; definition: BlockDefinition }
export type ChoiceGroup = { category: BlockCategory; choices: BlockChoice[] }

/** EDIT-9: what can be added, by category; cards and details come with what they stand in. */
export const blockChoices = (all: Readonly<Record<string, BlockDefinition>> = definitions): ChoiceGroup[] => {
  const parts = new Set(Object.values(all).flatMap(partsOf))
  const choices = Object.entries(all)
    .filter(([type, { isAddable }]) => isAddable && !parts.has(type))
    .map(([type, definition]) => ({ type, definition }))
    .sort((a, b) => rank(a.type) - rank(b.type))
  return blockCategories
    .map(category => ({ category, choices: choices.filter(({ definition }) => definition.category === category) }))
    .filter(({ choices }) => choices.length > 0)
}

/** Those whose name, or whose category's name, holds what somebody typed. */
export const findChoices = (
  groups: readonly ChoiceGroup[],
  {
    wanted,
    locale,
    categoryNames,
  }: { wanted: string; locale: 'de' | 'fr'; categoryNames: Record<BlockCategory, string> },
): ChoiceGroup[] => {
  const needle = fold(wanted.trim())
  if (!needle) return [...groups]
  return groups
    .map(({ category, choices }) => ({
      category,
      choices: fold(categoryNames[category]).includes(needle)
        ? choices
        : choices.filter(({ definition }) => fold(definition.label[locale]).includes(needle)),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** The catalogue begins with what a page mostly begins with. */
const rank = (type: string) => (componentTypes as readonly string[]).indexOf(type)

const partsOf = ({ children }: BlockDefinition): string[] => {
  if (!children) return []
  if ('cards' in children) return [children.cards]
  return children.detail ? [children.detail] : []
}
