import type { Settings } from '../settings'
import { sameValue } from './changed'
import { settingsFromLeaves, settingsLeaves } from './leaves'

/**
 * One leaf of the settings: what was there when somebody changed it, and what they made of it; without a value it goes.
 * `sent` is what an earlier change of theirs may have made of it meanwhile.
 */
export type LeafChange = { key: string; before?: unknown; sent?: unknown; value?: unknown }

/** What was changed in one section of the settings; also what of it is on its way, for that may have arrived or not. */
export const settingsChanges = (
  before: Settings,
  after: Settings,
  section: keyof Settings,
  onTheWay: readonly LeafChange[] = [],
): LeafChange[] => {
  const [was, is] = [settingsLeaves(before), settingsLeaves(after)]
  const sent = new Map(onTheWay.map(({ key, value }) => [key, value]))
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(key => key.startsWith(`${section}.`) && (sent.has(key) || !sameLeaf(was.get(key), is.get(key))))
    .map(key => ({
      key,
      before: was.get(key),
      ...(sent.has(key) ? { sent: sent.get(key) } : {}),
      value: is.get(key),
    }))
}

export const applyChanges = (settings: Settings, changes: readonly LeafChange[]): Settings => {
  const leaves = settingsLeaves(settings)
  for (const { key, value } of changes) {
    if (value === undefined) leaves.delete(key)
    else leaves.set(key, value)
  }
  return settingsFromLeaves(leaves)
}

/** D2: the leaves that somebody else has changed since, and differently: with their values. */
export const contested = (current: Settings, changes: readonly LeafChange[]): LeafChange[] => {
  const leaves = settingsLeaves(current)
  return changes.flatMap(change => {
    const theirs = leaves.get(change.key)
    const isOurs = sameLeaf(theirs, change.value) || ('sent' in change && sameLeaf(theirs, change.sent))
    return isOurs || sameLeaf(theirs, change.before) ? [] : [{ key: change.key, value: theirs }]
  })
}

/** What is not there is not the same as what is there and empty. */
const sameLeaf = (a: unknown, b: unknown) => (a === undefined) === (b === undefined) && sameValue(a, b)
