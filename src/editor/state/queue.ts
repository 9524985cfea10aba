import type { Operation } from './operation'
import { resourceOf } from './resources/registry'

/** How often a change goes unanswered before others are tried: it may be the change, not the connection. */
const patience = 3

export const ownsOf = (operation: Operation) => resourceOf(operation).owns(operation.change)
export const makesOf = (operation: Operation) => resourceOf(operation).makes(operation.change)
const needsOf = (operation: Operation) => resourceOf(operation).needs(operation.change)
const overlap = (a: readonly string[], b: readonly string[]) => a.some(entry => b.includes(entry))

/** Two changes of one value: the later takes the place of the other. */
export const isSameValue = (a: Operation, b: Operation) => a.resource === b.resource && overlap(ownsOf(a), ownsOf(b))

/** The server may have it: it is repeated as it was, never replaced (D50). */
export const isInDoubt = ({ body }: Operation) => body !== undefined

const isOpen = ({ phase }: Operation) => phase === 'waiting' || phase === 'sent'

/**
 * Whether something must come first: a change that makes what this one needs, whatever became of it; or an earlier one of
 * the same thing that is still to be answered.
 */
export const isBlocked = (operation: Operation, operations: readonly Operation[]): boolean => {
  const at = operations.indexOf(operation)
  const ids = [...needsOf(operation), ...makesOf(operation)]
  return operations.some((other, index) => {
    if (other === operation) return false
    if (overlap(makesOf(other), needsOf(operation))) return true
    if (index > at) return false
    if (isInDoubt(other) && isSameValue(other, operation)) return true
    return isOpen(other) && (isSameValue(other, operation) || overlap(ids, [...needsOf(other), ...makesOf(other)]))
  })
}

/** The next that may leave, and when; those that the server could not take just now let others pass. */
export const nextOf = (operations: readonly Operation[], now: number): { operation: Operation; at: number } | null => {
  const isFree = (operation: Operation) => isOpen(operation) && !isBlocked(operation, operations)
  const isReady = ({ retryAt = 0 }: Operation) => retryAt <= now
  // With every letter: the first is nearly always the one.
  const first = operations.find(
    operation => isReady(operation) && (operation.unanswered ?? 0) < patience && isFree(operation),
  )
  if (first) return { operation: first, at: first.dueAt }
  const free = operations.filter(isFree)
  const least = leastTried(free.filter(isReady))
  if (least) return { operation: least, at: least.dueAt }
  const [soonest] = free.toSorted((a, b) => (a.retryAt ?? 0) - (b.retryAt ?? 0))
  return soonest ? { operation: soonest, at: soonest.retryAt ?? 0 } : null
}

const leastTried = (operations: readonly Operation[]): Operation | undefined =>
  operations.toSorted((a, b) => (a.unanswered ?? 0) - (b.unanswered ?? 0))[0]

/** With one more change; it joins one of the same value that has not left, or was certainly not written. */
export const withAdded = (operations: readonly Operation[], added: Operation): Operation[] => {
  const known = operations.findLast(entry => isSameValue(entry, added))
  if (!known) return [...operations, added]
  // Typing on is trying again: what is in doubt goes first, as it was.
  if (isInDoubt(known)) return [...operations.map(entry => (entry === known ? retried(known) : entry)), added]
  const others = operations.filter(entry => entry !== known)
  const joined = joinedWith(known, added)
  return joined ? [...others, joined] : others
}

/** The later change in the place of the earlier, on the version that the first of these letters was written on. */
export const joinedWith = (earlier: Operation, later: Operation): Operation | null => {
  const { join } = resourceOf(earlier)
  const change = join ? join(earlier.change, later.change) : later.change
  if (change === null) return null
  const isParked = earlier.phase === 'parked'
  return {
    ...later,
    id: earlier.id,
    base: earlier.base,
    ...(isParked ? { phase: 'parked', theirs: earlier.theirs } : {}),
    change,
  } as Operation
}

/** Tried once more: as it was where it is in doubt. */
export const retried = (operation: Operation): Operation => ({
  ...operation,
  phase: 'sent',
  retryAt: undefined,
  reason: undefined,
  faults: undefined,
  unanswered: undefined,
})

/** Without a change, and without what was done to what it would have made. */
export const withoutDiscarded = (operations: readonly Operation[], id: string): Operation[] => {
  const gone = new Set(operations.filter(operation => operation.id === id))
  for (let size = 0; size < gone.size; ) {
    size = gone.size
    const made = [...gone].flatMap(makesOf)
    for (const operation of operations) if (overlap(needsOf(operation), made)) gone.add(operation)
  }
  return operations.filter(operation => !gone.has(operation))
}

/** What is set aside and does not leave by itself: refused, waiting for a choice, held, or in need of such a one. */
export const setAside = (operations: readonly Operation[], pageId: string): Operation[] => {
  const stopped = operations.filter(operation => !isOpen(operation))
  if (stopped.length === 0) return []
  return operations.filter(operation => {
    if (operation.phase === 'held') return operation.pageId === pageId
    if (!isOpen(operation)) return true
    return stopped.some(
      other => overlap(makesOf(other), needsOf(operation)) || (isInDoubt(other) && isSameValue(other, operation)),
    )
  })
}
