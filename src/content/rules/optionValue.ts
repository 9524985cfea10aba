import { type OptionDefinition, optionValueSchemas } from '../option'

/** OPT-2: the value as it is kept, or null when it is none for this option. Numbers are clamped to their range. */
export const acceptOption = (definition: OptionDefinition, value: unknown): { value: unknown } | null => {
  const parsed = optionValueSchemas[definition.type].safeParse(value)
  if (!parsed.success) return null
  if (definition.type === 'number') return { value: clamp(parsed.data as number, definition.range) }
  if (definition.filter && !(definition.filter as readonly unknown[]).includes(parsed.data)) return null
  return { value: parsed.data }
}

/** The stored value where it still fits the definition, else the default. */
export const optionValue = (definition: OptionDefinition, stored: unknown): unknown => {
  const accepted = stored === undefined ? null : acceptOption(definition, stored)
  // «None» is a value of its own where the type has it.
  return accepted ? accepted.value : definition.default
}

/** OPT-7: the minimum is 1 unless said otherwise; there is no maximum. */
const clamp = (value: number, range: OptionDefinition['range']) =>
  Math.min(Math.max(value, range?.min ?? 1), range?.max ?? Number.MAX_SAFE_INTEGER)
