import { generateNKeysBetween } from 'fractional-indexing'
import type { Group } from '../../../content/group'
import { applyValue } from '../../../content/rules/applyValue'

/** Beside another section, or another card of the same board. */
export type NextTo = { groupId: string; position: 'before' | 'after' }

export const siblingsOf = (groups: readonly Group[], id: string): readonly Group[] =>
  groups.some(group => group.id === id)
    ? groups
    : (groups.find(group => group.cards.some(card => card.id === id))?.cards ?? [])

/** The tree with a section or card at a place among the others. Those right behind it that share the key before it (one was
 * brought back from deletion, say) move up, as on the server: nothing would fit between. */
export const orderedAt = (
  tree: Group[],
  id: string,
  { others, at }: { others: readonly Group[]; at: number },
): Group[] => {
  const before = others[at - 1]?.order || null
  const behind = others.slice(at)
  const tied = before === null ? [] : behind.filter(entry => entry.order <= before)
  const [own, ...further] = generateNKeysBetween(before, behind[tied.length]?.order || null, 1 + tied.length)
  const orders = [
    { itemId: id, value: own },
    ...tied.map((entry, index) => ({ itemId: entry.id, value: further[index] })),
  ]
  return orders.reduce((known, order) => applyValue(known, { ...order, key: 'order' }), tree)
}

/** Where among the others something goes; null when what it goes beside is not there. */
export const placeAmong = (others: readonly Group[], { groupId, position }: NextTo): number | null => {
  const beside = others.findIndex(({ id }) => id === groupId)
  return beside < 0 ? null : beside + (position === 'after' ? 1 : 0)
}

/** The tree with a section or card moved; the same when it stands there already or has nowhere to go. */
export const moved = (groups: Group[], id: string, nextTo: NextTo): Group[] => {
  const list = siblingsOf(groups, id)
  const others = list.filter(entry => entry.id !== id)
  const at = placeAmong(others, nextTo)
  if (at === null || list[at]?.id === id) return groups
  return orderedAt(groups, id, { others, at })
}

/**
 * Where something shall go on the server, which may not have its neighbour: then beside the nearest one that it has, as
 * they are shown here. Null where it has none of them.
 */
export const anchorIn = (
  stored: readonly Group[],
  shown: readonly Group[],
  { id, nextTo }: { id: string; nextTo: NextTo },
): NextTo | null => {
  const isStored = (group: Group) => group.id !== id && stored.some(entry => entry.id === group.id)
  if (stored.some(entry => entry.id === nextTo.groupId)) return nextTo
  const at = shown.findIndex(group => group.id === nextTo.groupId)
  if (at < 0) return null
  const before = shown.slice(0, at).findLast(isStored)
  if (before) return { groupId: before.id, position: 'after' }
  const after = shown.slice(at).find(isStored)
  return after ? { groupId: after.id, position: 'before' } : null
}
