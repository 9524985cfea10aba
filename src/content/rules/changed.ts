import type { PageDocument } from '../page'
import { flatten, type Value } from './document'

export type ChangedValue = { itemId: string; key: string; working: unknown; published: unknown }

/** D5: changed is what differs from the published document, so an undo clears the mark. */
export const changedValues = (working: PageDocument, published: PageDocument | null): ChangedValue[] => {
  const before = index(published ? flatten(published).values : [])
  const after = index(flatten(working).values)
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap(name => {
    const [was, is] = [before.get(name), after.get(name)]
    if (was && is && sameValue(was.value, is.value)) return []
    const { itemId, key } = (is ?? was)!
    return [{ itemId, key, working: is?.value ?? null, published: was?.value ?? null }]
  })
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
