import { definitions } from '../../blocks/definitions'
import type { FieldDefinition } from '../../content/defineBlock'
import type { Field, FieldContent } from '../../content/field'
import type { Group } from '../../content/group'
import type { OptionDefinition } from '../../content/option'
import { fieldOptions } from '../../content/rules/fieldOptions'
import { optionValue } from '../../content/rules/optionValue'
import type { CardItem } from '../../contract/page'

type Created = ReadonlyMap<string, number>

/** API-11: a section as the specification has it; what it says of its data can be sent back. */
export const presentSection = (group: Group, created: Created) => ({
  ...presentCard(group, created),
  cards: group.cards.map(card => presentCard(card, created)),
})

const presentCard = (group: Group, created: Created): CardItem => {
  const definition = definitions[group.type]
  const fields: Record<string, FieldDefinition | undefined> = definition?.fields ?? {}
  return {
    id: group.id,
    name: group.type,
    status: group.status,
    visible: group.visible,
    meta: { disallowedLanguages: group.disallowedLanguages },
    created: created.get(group.id) ?? 0,
    data: { options: presentOptions(definition?.options ?? {}, group.options) },
    children: Object.values(group.fields).flatMap(field => {
      const known = fields[field.name]
      return known ? [presentField(field, known, created)] : []
    }),
  }
}

const presentField = (field: Field, definition: FieldDefinition, created: Created) => ({
  id: field.id,
  name: field.name,
  visible: field.visible,
  created: created.get(field.id) ?? 0,
  data: {
    content: contentOf(field, definition),
    options: presentOptions(fieldOptions(definition), field.options),
    mediaId: field.mediaId,
  },
})

const contentOf = ({ single, mediaId, text }: Field, { kind }: FieldDefinition): FieldContent => {
  if (kind === 'single') return { type: 'single', data: single }
  if (kind === 'media') return { type: 'media', data: mediaId }
  return { type: kind === 'richText' ? 'localizedRichText' : 'localizedSingleValue', data: text } as FieldContent
}

const presentOptions = (known: Record<string, OptionDefinition>, stored: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(known).map(([name, definition]) => {
      const { type, label, editable = true, filter, range, displayConditions } = definition
      const more = { ...(filter && { filter: [...filter] }), ...(range && { range }) }
      return [
        name,
        {
          type,
          value: optionValue(definition, stored[name]),
          label,
          editable,
          ...more,
          ...(displayConditions && { displayConditions: [...displayConditions] }),
        },
      ]
    }),
  )
