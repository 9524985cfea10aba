import type { Field } from '../field'
import type { Group } from '../group'
import { byOrder, type Item, type Value } from './document'
import { emptyThing, withValueSet } from './valueKeys'

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
  if (field) return { ...group, fields: { ...group.fields, [field.name]: withValueSet('field', field, value) } }
  if (group.cards.length === 0) return group
  const cards = applyValue(group.cards, value)
  return cards === group.cards ? group : { ...group, cards }
}

const ownValue = (group: Group, value: Value): Group | null =>
  value.key === 'status' && value.value === 'deleted' ? null : withValueSet('group', group, value)

const withChild = (group: Group, item: Item): Group => {
  if (item.kind === 'field')
    return group.fields[item.name] ? group : { ...group, fields: { ...group.fields, [item.name]: newField(item) } }
  if (group.cards.some(card => card.id === item.id)) return group
  return { ...group, cards: [...group.cards, newGroup(item)].sort(byOrder) }
}

const newField = ({ id, name }: Item) => ({ ...emptyThing('field'), id, name }) as Field

const newGroup = ({ id, name, shape }: Item) =>
  ({ ...emptyThing('group'), id, type: name, shape, fields: {}, cards: [] }) as unknown as Group
