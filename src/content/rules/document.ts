import type { PageCollection } from '../collection'
import type { Field } from '../field'
import type { Group } from '../group'
import type { PageDocument, PageKey, PageRole } from '../page'
import { emptyThing, languageOf, type Owner, setValue, valuesIn } from './valueKeys'

/** A group, card or field of a page: who it is and where it hangs. What it holds are values. */
export type Item = {
  id: string
  parentId: string
  kind: 'group' | 'field'
  /** Block type of a group, name of a field. */
  name: string
  shape: number
}

export type Value = { itemId: string; key: string; value: unknown }

export type PageIdentity = {
  id: string
  collection: PageCollection | null
  role: PageRole | null
  key: PageKey | null
}

/** Builds the document from rows. Deleted groups are not part of it. */
export const assemble = (page: PageIdentity, items: readonly Item[], values: readonly Value[]): PageDocument => {
  const valuesOf = groupBy(values, value => value.itemId)
  const childrenOf = groupBy(items, item => item.parentId)
  /** What was written of a thing, in a fixed order. An empty text is none. */
  const written = (owner: Owner, itemId: string) => {
    const thing = emptyThing(owner)
    const own = (valuesOf.get(itemId) ?? []).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    for (const value of own) if (value.value !== '' || languageOf(value.key) === null) setValue(owner, thing, value)
    return thing
  }

  const buildField = ({ id, name }: Item) => ({ ...written('field', id), id, name }) as Field

  const buildGroup = ({ id, name, shape }: Item): Group => {
    const children = childrenOf.get(id) ?? []
    const fields = children.filter(child => child.kind === 'field').map(buildField)
    const group = { ...written('group', id), id, type: name, shape } as Group
    group.fields = Object.fromEntries(fields.map(field => [field.name, field]))
    group.cards = buildGroups(children)
    return group
  }

  const buildGroups = (children: readonly Item[]) =>
    children
      .filter(child => child.kind === 'group')
      .map(buildGroup)
      .filter(group => group.status !== 'deleted')
      .sort(byOrder)

  return { ...written('page', page.id), ...page, groups: buildGroups(childrenOf.get(page.id) ?? []) } as PageDocument
}

/** The other way round: every value a document holds, so that two documents can be compared value by value. */
export const flatten = (page: PageDocument): { items: Item[]; values: Value[] } => {
  const items: Item[] = []
  const values: Value[] = []
  const put = (owner: Owner, thing: { id: string }) => {
    for (const value of valuesIn(owner, thing)) values.push({ itemId: thing.id, ...value })
  }

  const addField = (field: Field, parentId: string) => {
    items.push({ id: field.id, parentId, kind: 'field', name: field.name, shape: 0 })
    put('field', field)
  }

  const addGroup = (group: Group, parentId: string) => {
    items.push({ id: group.id, parentId, kind: 'group', name: group.type, shape: group.shape })
    put('group', group)
    for (const field of Object.values(group.fields)) addField(field, group.id)
    for (const card of group.cards) addGroup(card, group.id)
  }

  put('page', page)
  for (const group of page.groups) addGroup(group, page.id)
  return { items, values }
}

export const allGroups = (page: PageDocument): Group[] => page.groups.flatMap(group => [group, ...group.cards])

export const byOrder = (a: { order: string; id: string }, b: { order: string; id: string }) => {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : 1
}

export const groupBy = <T>(entries: readonly T[], keyOf: (entry: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}
