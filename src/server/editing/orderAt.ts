import { generateNKeysBetween } from 'fractional-indexing'
import type { ValueWrite } from '../storage/writeValues'

export type Ordered = { id: string; order: string }

/**
 * Order keys for entries that come to a place of a sorted list. Those right behind it that share the key before it
 * (one was brought back from deletion, say) move up, or nothing would fit between.
 */
export const orderAt = (sorted: readonly Ordered[], at: number, count = 1): { keys: string[]; moved: ValueWrite[] } => {
  const before = sorted[at - 1]?.order || null
  const behind = sorted.slice(at)
  const tied = before === null ? 0 : behind.filter(entry => entry.order <= before).length
  const keys = generateNKeysBetween(before, behind[tied]?.order || null, count + tied)
  const moved = behind.slice(0, tied).map((entry, index) => ({
    itemId: entry.id,
    key: 'order',
    value: keys[count + index],
  }))
  return { keys: keys.slice(0, count), moved }
}
