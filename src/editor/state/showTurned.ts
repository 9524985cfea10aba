import { definitions } from '../../blocks/definitions'
import type { FieldName } from '../../content/field'
import type { Group } from '../../content/group'
import { isAltKey } from '../../content/rules/altText'
import { languageOf } from '../../content/rules/valueKeys'
import { elementOf } from '../frame/elementOf'
import { scrollToGroup } from '../frame/scrollToGroup'
import { visibleArea } from '../frame/visibleArea'
import type { EditorData, EditorState } from './editorState'

type Turned = { itemId: string; key: string }
type Place = { group: Group; field: string | null; key: string }

/**
 * EDIT-12: leads to what an undo or redo has changed. Answers what that is called where nobody saw it happen: behind a
 * panel, outside the window, in another language, a picture's description, or not on the page at all.
 */
export const showTurned = (
  data: EditorData,
  { locale, panel, groups }: Pick<EditorState, 'locale' | 'panel' | 'groups'>,
  { applied, before }: { applied: readonly Turned[]; before: readonly Group[] },
): string | null => {
  const places = applied.flatMap(turned => find(groups, turned) ?? find(before, turned) ?? [])
  const [place] = places
  const writtenIn = languageOf(place?.key ?? '')
  const isElsewhere = (writtenIn !== null && writtenIn !== locale) || isAltKey(place?.key ?? '')
  const element = place ? (elementOf(place.group.id, place.field) ?? elementOf(place.group.id, null)) : null
  const wasSeen = element !== null && isInView(element)
  if (element && !wasSeen) scrollToGroup(element)
  if (applied.length === 0 || (wasSeen && !panel && !isElsewhere)) return null
  if (!place) return ''
  return [nameOf(place, data.editorLocale), isElsewhere ? writtenIn?.toUpperCase() : null].filter(Boolean).join(' · ')
}

const find = (groups: readonly Group[], { itemId, key }: Turned): Place | null => {
  for (const group of groups.flatMap(section => [section, ...section.cards])) {
    if (group.id === itemId) return { group, field: null, key }
    const field = Object.values(group.fields).find(({ id, mediaId }) => (isAltKey(key) ? mediaId : id) === itemId)
    if (field) return { group, field: field.name, key }
  }
  return null
}

const nameOf = ({ group, field }: Place, locale: 'de' | 'fr') => {
  const definition = definitions[group.type]
  const section = definition?.label[locale] ?? group.type
  const part = field ? definition?.fields[field as FieldName]?.label[locale] : null
  return part ? `${part} (${section})` : section
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  const area = visibleArea()
  return bottom > area.top && top < area.bottom
}
