import { sameValue } from './changed'

/**
 * One leaf of an object that is kept leaf by leaf: what was there when somebody changed it, and what they made of it;
 * without a value it goes.
 */
export type LeafChange = { key: string; before?: unknown; value?: unknown }

type Leaves = ReadonlyMap<string, unknown>

/** What was changed. */
export const leafChanges = (before: Leaves, after: Leaves): LeafChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter(key => !sameLeaf(before.get(key), after.get(key)))
    .map(key => ({ key, before: before.get(key), value: after.get(key) }))

export const applyLeaves = (leaves: Leaves, changes: readonly LeafChange[]): Map<string, unknown> => {
  const next = new Map(leaves)
  for (const { key, value } of changes) {
    if (value === undefined) next.delete(key)
    else next.set(key, value)
  }
  return next
}

/** D2: the leaves that somebody else has changed since, and differently: with their values. */
export const contestedLeaves = (current: Leaves, changes: readonly LeafChange[]): LeafChange[] =>
  changes.flatMap(({ key, before, value }) => {
    const theirs = current.get(key)
    return sameLeaf(theirs, value) || sameLeaf(theirs, before) ? [] : [{ key, value: theirs }]
  })

/** Two changes, one after the other, in one; what ends as it began is none. */
export const joinedLeaves = (earlier: readonly LeafChange[], later: readonly LeafChange[]): LeafChange[] => {
  const joined = new Map(earlier.map(change => [change.key, change]))
  for (const change of later)
    joined.set(change.key, {
      ...change,
      before: joined.has(change.key) ? joined.get(change.key)!.before : change.before,
    })
  return [...joined.values()].filter(({ before, value }) => !sameLeaf(before, value))
}

/** What is not there is not the same as what is there and empty. */
const sameLeaf = (a: unknown, b: unknown) => (a === undefined) === (b === undefined) && sameValue(a, b)
