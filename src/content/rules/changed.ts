import type { Group } from '../group'
import type { PageDocument } from '../page'
import { byOrder, flatten, type Value } from './document'

export type ChangedValue = { itemId: string; key: string; working: unknown; published: unknown }

/**
 * D5: changed is what differs from the published document, so an undo clears the mark. Of the order that is the
 * sequence, not the keys it is kept by: moved away and back is not moved.
 */
export const changedValues = (working: PageDocument, published: PageDocument | null): ChangedValue[] => {
  const before = index(published ? flatten(published).values : [])
  const after = index(flatten(working).values)
  const names = new Set([...before.keys(), ...after.keys()])
  const unmoved = published ? inSameOrder(working.groups, published.groups) : new Set<string>()
  return [...names].flatMap(name => {
    const [was, is] = [before.get(name), after.get(name)]
    if (was && is && sameValue(was.value, is.value)) return []
    const { itemId, key } = (is ?? was)!
    if (key === 'order' && unmoved.has(itemId)) return []
    return [{ itemId, key, working: is?.value ?? null, published: was?.value ?? null }]
  })
}

/** The groups whose siblings follow one another as before; those that are on one side only do not count. */
const inSameOrder = (working: readonly Group[], published: readonly Group[]): Set<string> => {
  const before = new Map(published.map(group => [group.id, group]))
  const shared = [...working].sort(byOrder).filter(group => before.has(group.id))
  const kept = new Set(shared.map(group => group.id))
  const former = [...published].sort(byOrder).filter(group => kept.has(group.id))
  const isSame = shared.every((group, index) => group.id === former[index]!.id)
  const inside = shared.flatMap(group => [...inSameOrder(group.cards, before.get(group.id)!.cards)])
  return new Set([...(isSame ? kept : []), ...inside])
}

export type ChangeCounts = { fields: number; groups: number; pages: number }

/** PUB-1: how many fields, groups and pages differ. */
export const countChanges = (working: PageDocument, published: PageDocument | null): ChangeCounts => {
  const kinds = new Map<string, 'group' | 'field'>()
  for (const page of [published, working])
    if (page) for (const item of flatten(page).items) kinds.set(item.id, item.kind)
  const changed = new Set(changedValues(working, published).map(change => change.itemId))
  const count = (kind: 'group' | 'field') => [...changed].filter(id => kinds.get(id) === kind).length
  return { fields: count('field'), groups: count('group'), pages: changed.has(working.id) || !published ? 1 : 0 }
}

export const isUnchanged = (counts: ChangeCounts) => counts.fields + counts.groups + counts.pages === 0

export const sameValue = (a: unknown, b: unknown): boolean => stable(a) === stable(b)

/** JSON with sorted keys: one text for one value. */
const stable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, entry: unknown) =>
    entry && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )

const index = (values: readonly Value[]) => new Map(values.map(value => [`${value.itemId} ${value.key}`, value]))
