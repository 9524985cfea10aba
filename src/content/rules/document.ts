import type { PageCollection } from '../collection'
import type { Field } from '../field'
import type { Group } from '../group'
import type { Locale, Localized } from '../locale'
import type { PageDocument, PageKey, PageRole } from '../page'
import type { Status } from '../status'
import type { TimeWindow } from '../timeWindow'

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
  const read = (itemId: string) => new Map(valuesOf.get(itemId)?.map(entry => [entry.key, entry.value]))

  const buildField = (item: Item): Field => {
    const own = read(item.id)
    return {
      id: item.id,
      name: item.name,
      visible: (own.get('visible') as boolean | undefined) ?? true,
      text: localizedOf(own, 'text'),
      single: (own.get('single') as Field['single'] | undefined) ?? null,
      mediaId: (own.get('media') as string | null | undefined) ?? null,
      options: prefixed(own, 'option:'),
    }
  }

  const buildGroup = (item: Item): Group => {
    const own = read(item.id)
    const children = childrenOf.get(item.id) ?? []
    const fields = children.filter(child => child.kind === 'field').map(buildField)
    return {
      id: item.id,
      type: item.name,
      shape: item.shape,
      status: (own.get('status') as Status | undefined) ?? 'draft',
      previousStatus: (own.get('previousStatus') as Status | null | undefined) ?? null,
      visible: (own.get('visible') as boolean | undefined) ?? true,
      disallowedLanguages: (own.get('languages') as Locale[] | undefined) ?? [],
      ...(own.get('window') ? { window: own.get('window') as TimeWindow } : {}),
      order: (own.get('order') as string | undefined) ?? '',
      options: prefixed(own, 'option:'),
      fields: Object.fromEntries(fields.map(field => [field.name, field])),
      cards: buildGroups(children),
    }
  }

  const buildGroups = (children: readonly Item[]) =>
    children
      .filter(child => child.kind === 'group')
      .map(buildGroup)
      .filter(group => group.status !== 'deleted')
      .sort(byOrder)

  const own = read(page.id)
  return {
    ...page,
    name: localizedOf(own, 'name'),
    slug: localizedOf(own, 'slug'),
    disallowedLanguages: (own.get('languages') as Locale[] | undefined) ?? [],
    meta: {
      title: localizedOf(own, 'metaTitle'),
      description: localizedOf(own, 'metaDescription'),
      shareImage: (own.get('shareImage') as string | null | undefined) ?? null,
    },
    groups: buildGroups(childrenOf.get(page.id) ?? []),
  }
}

/** The other way round: every value a document holds, so that two documents can be compared value by value. */
export const flatten = (page: PageDocument): { items: Item[]; values: Value[] } => {
  const items: Item[] = []
  const values: Value[] = []
  const put = (itemId: string, key: string, value: unknown) => {
    if (value !== null && value !== undefined) values.push({ itemId, key, value })
  }
  const putAll = (itemId: string, prefix: string, entries: object) => {
    for (const [key, value] of Object.entries(entries)) put(itemId, `${prefix}${key}`, value)
  }

  const addField = (field: Field, parentId: string) => {
    items.push({ id: field.id, parentId, kind: 'field', name: field.name, shape: 0 })
    if (!field.visible) put(field.id, 'visible', false)
    putAll(field.id, 'text:', field.text)
    put(field.id, 'single', field.single)
    put(field.id, 'media', field.mediaId)
    putAll(field.id, 'option:', field.options)
  }

  const addGroup = (group: Group, parentId: string) => {
    items.push({ id: group.id, parentId, kind: 'group', name: group.type, shape: group.shape })
    put(group.id, 'status', group.status)
    put(group.id, 'previousStatus', group.previousStatus)
    if (!group.visible) put(group.id, 'visible', false)
    if (group.disallowedLanguages.length > 0) put(group.id, 'languages', group.disallowedLanguages)
    put(group.id, 'window', group.window)
    put(group.id, 'order', group.order)
    putAll(group.id, 'option:', group.options)
    for (const field of Object.values(group.fields)) addField(field, group.id)
    for (const card of group.cards) addGroup(card, group.id)
  }

  putAll(page.id, 'name:', page.name)
  putAll(page.id, 'slug:', page.slug)
  if (page.disallowedLanguages.length > 0) put(page.id, 'languages', page.disallowedLanguages)
  putAll(page.id, 'metaTitle:', page.meta.title)
  putAll(page.id, 'metaDescription:', page.meta.description)
  put(page.id, 'shareImage', page.meta.shareImage)
  for (const group of page.groups) addGroup(group, page.id)
  return { items, values }
}

export const allGroups = (page: PageDocument): Group[] => page.groups.flatMap(group => [group, ...group.cards])

export const byOrder = (a: { order: string; id: string }, b: { order: string; id: string }) => {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : 1
}

const localizedOf = <T>(own: Map<string, unknown>, name: string): Localized<T> =>
  Object.fromEntries(
    Object.entries(prefixed(own, `${name}:`)).filter(([, value]) => value !== null && value !== ''),
  ) as Localized<T>

const prefixed = (own: Map<string, unknown>, prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    [...own]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]): [string, unknown] => [key.slice(prefix.length), value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

export const groupBy = <T>(entries: readonly T[], keyOf: (entry: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}
