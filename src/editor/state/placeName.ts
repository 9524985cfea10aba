import { definitions } from '../../blocks/definitions'
import type { FieldName } from '../../content/field'
import type { Group } from '../../content/group'

type Words = { de: string; fr: string }

/** What editors call a place of the page: «Titel (Einstieg)», or the section alone. */
export const placeName = (group: Pick<Group, 'type'> | null, field: string | null): Words => {
  const definition = group ? definitions[group.type] : undefined
  const section = definition?.label ?? { de: 'Abschnitt', fr: 'Section' }
  const part = field ? definition?.fields[field as FieldName]?.label : undefined
  return part ? { de: `${part.de} (${section.de})`, fr: `${part.fr} (${section.fr})` } : section
}
