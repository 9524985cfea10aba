import type { FieldDefinition } from '../defineBlock'
import type { OptionDefinition } from '../option'

/** Every button has a link. */
const buttonOptions: Record<string, OptionDefinition> = {
  link: { type: 'link', label: { de: 'Link', fr: 'Lien' }, default: null },
}

/** The options of a field: its own, and those that all of its kind have. */
export const fieldOptions = (field: FieldDefinition): Record<string, OptionDefinition> => ({
  ...field.options,
  ...(field.kind === 'button' && buttonOptions),
})
