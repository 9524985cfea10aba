import type { BlockDefinition, FieldDefinition } from '../content/defineBlock'
import type { Field } from '../content/field'
import type { Group } from '../content/group'
import type { OptionType, OptionValue } from '../content/option'
import { oncePer } from '../content/rules/oncePer'
import { optionValue } from '../content/rules/optionValue'

/** What a View gets instead of a value: enough to draw the field, and for the editor to make it editable (D12). */
export type FieldHandle = {
  group: Group
  name: string
  definition: FieldDefinition
  /** Missing until the first write. */
  field: Field | null
}

/** EDIT-23 */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type BlockProps<D extends BlockDefinition = BlockDefinition, Loaded = unknown> = {
  group: Group
  fields: { [K in keyof D['fields']]: FieldHandle }
  options: { [K in keyof D['options']]: ValueOf<D['options'][K]> }
  /** Level of the section's own heading, so that the page's outline stays right. */
  level: HeadingLevel
  cards: Group[]
  loaded: Loaded
}

type ValueOf<O> = O extends { type: infer T extends OptionType } ? OptionValue<T> : unknown

// A View is stored under its type's name and drawn with the props made from its own definition.
// biome-ignore lint/suspicious/noExplicitAny: the registry holds Views of every definition
export type AnyBlockProps = BlockProps<any, any>

export const fieldHandles = (definition: BlockDefinition, group: Group) => handlesOf(definition)(group)

export const optionValues = (definition: BlockDefinition, group: Group) => valuesOf(definition)(group)

// A section asks for both several times while it is drawn.
const handlesOf = oncePer(({ fields }: BlockDefinition) =>
  oncePer((group: Group) => {
    const handles: Record<string, FieldHandle> = {}
    for (const [name, definition] of Object.entries(fields))
      handles[name] = { group, name, definition, field: group.fields[name] ?? null }
    return handles
  }),
)

const valuesOf = oncePer(({ options }: BlockDefinition) =>
  oncePer((group: Group) => {
    const values: Record<string, unknown> = {}
    for (const [name, option] of Object.entries(options)) values[name] = optionValue(option, group.options[name])
    return values
  }),
)
