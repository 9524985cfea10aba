import type { Field } from '../field'
import type { Group } from '../group'
import type { Locale } from '../locale'
import type { Status } from '../status'
import type { TimeWindow } from '../timeWindow'
import { byOrder, type Item, type Value } from './document'

/** Puts one value into the tree. Whatever does not change stays the very same object, so that only it is drawn anew. */
export const applyValue = (groups: readonly Group[], value: Value): Group[] => {
  let isTouched = false
  const next = groups.flatMap(group => {
    const changed = changedGroup(group, value)
    if (changed !== group) isTouched = true
    return changed ? [changed] : []
  })
  if (!isTouched) return groups as Group[]
  return value.key === 'order' ? next.sort(byOrder) : next
}

/** Hangs a new group or field into the tree; what is there already stays. */
export const applyItem = (groups: readonly Group[], item: Item, pageId: string): Group[] => {
  if (item.kind === 'group' && item.parentId === pageId)
    return groups.some(group => group.id === item.id) ? (groups as Group[]) : [...groups, newGroup(item)].sort(byOrder)
  return groups.map(group => {
    if (group.id === item.parentId) return withChild(group, item)
    const cards = group.cards.map(card => (card.id === item.parentId ? withChild(card, item) : card))
    return cards.some((card, index) => card !== group.cards[index]) ? { ...group, cards } : group
  })
}

export const findGroupIn = (groups: readonly Group[], id: string): Group | null =>
  groups.flatMap(group => [group, ...group.cards]).find(group => group.id === id) ?? null

/** Null when the value deletes the group. */
const changedGroup = (group: Group, value: Value): Group | null => {
  if (group.id === value.itemId) return ownValue(group, value)
  const field = Object.values(group.fields).find(entry => entry.id === value.itemId)
  if (field) return { ...group, fields: { ...group.fields, [field.name]: fieldValue(field, value) } }
  if (group.cards.length === 0) return group
  const cards = applyValue(group.cards, value)
  return cards === group.cards ? group : { ...group, cards }
}

const ownValue = (group: Group, { key, value }: Value): Group | null => {
  if (key.startsWith('option:')) return { ...group, options: withEntry(group.options, key.slice(7), value) }
  switch (key) {
    case 'status':
      return value === 'deleted' ? null : { ...group, status: (value as Status | null) ?? 'draft' }
    case 'previousStatus':
      return { ...group, previousStatus: value as Status | null }
    case 'visible':
      return { ...group, visible: (value as boolean | null) ?? true }
    case 'languages':
      return { ...group, disallowedLanguages: (value as Locale[] | null) ?? [] }
    case 'window':
      return { ...group, window: value as TimeWindow | null }
    case 'order':
      return { ...group, order: (value as string | null) ?? '' }
    default:
      return group
  }
}

const fieldValue = (field: Field, { key, value }: Value): Field => {
  if (key.startsWith('option:')) return { ...field, options: withEntry(field.options, key.slice(7), value) }
  if (key.startsWith('text:')) return { ...field, text: withEntry(field.text, key.slice(5), value) }
  switch (key) {
    case 'visible':
      return { ...field, visible: (value as boolean | null) ?? true }
    case 'single':
      return { ...field, single: value as Field['single'] }
    case 'media':
      return { ...field, mediaId: value as string | null }
    default:
      return field
  }
}

const withEntry = <T extends object>(entries: T, key: string, value: unknown): T => {
  const { [key as keyof T]: _, ...rest } = entries
  return (value === null || value === undefined ? rest : { ...rest, [key]: value }) as T
}

const withChild = (group: Group, item: Item): Group => {
  if (item.kind === 'field')
    return group.fields[item.name] ? group : { ...group, fields: { ...group.fields, [item.name]: newField(item) } }
  if (group.cards.some(card => card.id === item.id)) return group
  return { ...group, cards: [...group.cards, newGroup(item)].sort(byOrder) }
}

const newField = ({ id, name }: Item): Field => ({
  id,
  name,
  visible: true,
  text: {},
  single: null,
  mediaId: null,
  options: {},
})

const newGroup = ({ id, name, shape }: Item): Group => ({
  id,
  type: name,
  shape,
  status: 'draft',
  previousStatus: null,
  visible: true,
  disallowedLanguages: [],
  order: '',
  options: {},
  fields: {},
  cards: [],
})
