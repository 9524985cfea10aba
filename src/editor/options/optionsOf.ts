import type { OptionDefinition } from '../../content/option'
import type { Target } from '../actions/action'

/** What can be set of a section, card or field. */
export const optionsOf = ({ field, definition }: Target): [string, OptionDefinition][] =>
  Object.entries((field ? field.definition.options : definition.options) ?? {}).filter(
    ([, option]) => option.editable !== false,
  )
