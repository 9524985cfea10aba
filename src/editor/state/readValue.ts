import type { Field } from '../../content/field'
import type { Group } from '../../content/group'
import type { Locale } from '../../content/locale'
import { isAltKey } from '../../content/rules/altText'
import { splitKey } from '../../content/rules/valueKeys'
import { allGroupsIn } from './allGroupsIn'
import type { Content } from './content'

/** One value as the content has it; null where there is none. */
export const readValue = ({ groups, references }: Content, itemId: string, key: string): unknown => {
  if (isAltKey(key)) return references.media[itemId]?.alt[splitKey(key).part as Locale] ?? null
  for (const group of allGroupsIn(groups)) {
    if (group.id === itemId) return groupValue(group, key)
    const field = Object.values(group.fields).find(({ id }) => id === itemId)
    if (field) return fieldValue(field, key)
  }
  return null
}

const groupValue = (group: Group, key: string): unknown => {
  if (key.startsWith('option:')) return group.options[key.slice(7)] ?? null
  if (key === 'languages') return group.disallowedLanguages
  return (group as Record<string, unknown>)[key] ?? null
}

const fieldValue = (field: Field, key: string): unknown => {
  const [kind, name = ''] = key.split(':')
  if (kind === 'text') return (field.text as Record<string, unknown>)[name] ?? null
  if (kind === 'option') return field.options[name] ?? null
  if (kind === 'media') return field.mediaId
  return (field as Record<string, unknown>)[key] ?? null
}
