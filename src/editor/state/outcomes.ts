import { sameValue } from '../../content/rules/changed'
import { calls } from '../../contract/calls'
import { type callServer, Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { Clock } from './clock'
import { type Connection, mostFaults, waitMs } from './connection'
import type { Saved } from './content'
import type { Current } from './current'
import type { EditorState } from './editorState'
import { madeAnew, type Operation } from './operation'
import { putValue } from './putValue'
import { isInDoubt, isSameValue, joinedWith } from './queue'
import { readValue } from './readValue'
import { type ChangeOf, resourceOf, resources } from './resources/registry'
import type { Failure, Reading, Resource } from './resources/resource'
import { asShutOut, withShutOut } from './shutOut'
import type { Store } from './store'

/** How often a change is made anew on top of what others did, before they are too fast for it. */
const mostRebuilt = 8

type Reason = { code: string; error: string }

/** What becomes of a change: taken, tried again, parked until somebody chooses, held, or set aside alone (EDIT-26). */
export const createOutcomes = ({
  store,
  queue,
  clock,
  call,
  reading,
  connection,
  show,
  onTaken,
  onRefused,
}: {
  store: Store<EditorState>
  queue: Store<readonly Operation[]>
  clock: Clock
  call: typeof callServer
  reading: Reading
  connection: Connection
  /** Shows what is there now, with what is not saved laid over it. */
  show: (part: Resource<unknown>['part']) => void
  /** `isElsewhere`: it was written to another item than was meant, one that somebody else had made first. */
  onTaken: (operation: Operation, as: { isElsewhere: boolean }) => void
  onRefused: (operation: Operation) => void
}) => {
  const find = (id: string) => queue.get().find(operation => operation.id === id)
  const replace = (id: string, next: Operation) =>
    queue.set(known => known.map(entry => (entry.id === id ? next : entry)))

  const taken = (operation: Operation, { data, version }: Extract<Envelope, { success: true }>) => {
    const resource = resourceOf(operation)
    const before = store.get().saved
    const { saved, versions } = resource.adopt(before, operation.change, { data, version })
    // The next change of the same value is based on what this one made.
    queue.set(known =>
      known
        .filter(({ id }) => id !== operation.id)
        .map(entry => {
          const basis = resourceOf(entry).basis(entry.change)
          const made = basis === null ? undefined : versions[basis]
          return made === undefined || isInDoubt(entry) ? entry : { ...entry, base: made }
        }),
    )
    store.set(state => ({ ...state, saved }))
    // Of a value that is saved as it was typed nothing is drawn anew: it stands there.
    if (!isAsTyped(operation, saved)) show(resource.part)
    const isElsewhere = operation.resource === 'pageValues' && !isWrittenAsMeant(operation.change, data)
    onTaken(operation, { isElsewhere })
  }

  const refusedBy = async (operation: Operation, failure: Failure) => {
    const { code, status } = failure
    const shutOut = asShutOut(code)
    if (shutOut) {
      replace(operation.id, madeAnew(find(operation.id) ?? operation))
      return store.set(state => withShutOut(state, shutOut))
    }
    if (code === 'not_found' && (await isPageGone(operation.pageId))) return hold(operation)
    if (code === 'stale_base') return stale(operation, failure)
    if (status >= 500 || status === 429) return fault(operation.id, failure)
    refuse(operation, failure)
  }

  /** Somebody else was faster. */
  const stale = async (operation: Operation, failure: Failure) => {
    const resource = resourceOf(operation)
    if (!resource.contested) {
      const current = resource.current?.(failure)
      if (current) return park(operation, current)
      return resource.current ? fault(operation.id, failure) : refuse(operation, failure)
    }
    const rebuilt = (operation.rebuilt ?? 0) + 1
    if (rebuilt > mostRebuilt) return refuse(operation, failure)
    const outcome = await resourceOf(operation).reload(reading)
    replace(operation.id, madeAnew(operation, { rebuilt }))
    if (!outcome.isRead && outcome.failure === 'unanswered') throw new Unanswered()
  }

  /** Nobody is there: it goes first again, as it was. Where others are answered meanwhile it is the change itself. */
  const unanswered = (id: string) => {
    if (connection.miss(id)) return fault(id, { code: 'unanswered', error: '' })
    const operation = find(id)
    if (operation) replace(id, { ...operation, unanswered: (operation.unanswered ?? 0) + 1 })
  }

  /** Somebody is there and cannot do it: tried a few times more while others pass, then it is set aside. */
  const fault = (id: string, reason: Reason) => {
    const operation = find(id)
    if (!operation) return
    const faults = (operation.faults ?? 0) + 1
    if (faults > mostFaults) refuse(operation, reason, { isDefinite: false })
    else replace(id, { ...operation, faults, retryAt: clock.now() + waitMs(faults - 1) })
  }

  /** Certainly not written: what was typed further since takes its place, else it is set aside. */
  const refuse = (operation: Operation, { code, error }: Reason, { isDefinite = true } = {}) => {
    if (!find(operation.id) || (isDefinite && isOvertaken(operation))) return
    const body = isDefinite ? undefined : operation.body
    const refused: Operation = { ...operation, phase: 'refused', body, reason: { code, error } }
    replace(operation.id, refused)
    onRefused(refused)
  }

  const isOvertaken = (operation: Operation): boolean => {
    const newer = newerThan(operation)
    if (!newer) return false
    const joined = joinedWith({ ...operation, phase: 'waiting' }, newer)
    queue.set(known =>
      known.flatMap(entry => (entry.id === operation.id ? [] : entry === newer ? (joined ?? []) : entry)),
    )
    return true
  }
  const newerThan = (operation: Operation) =>
    queue.get().find(entry => entry.id !== operation.id && !isInDoubt(entry) && isSameValue(entry, operation))

  const park = (operation: Operation, theirs: Current) => {
    if (!find(operation.id)) return
    if (operation.resource === 'pageValues') {
      const { itemId, key } = operation.change
      const { value, version } = theirs
      const change = { ...operation.change, value } as typeof operation.change
      const hung = resources.pageValues.lay(store.get().saved, change)
      store.set(state => ({ ...state, saved: putValue(hung, { itemId, key, value, version }) }))
    }
    const newer = newerThan(operation)
    const mine = (newer && joinedWith({ ...operation, phase: 'waiting' }, newer)) ?? operation
    queue.set(known =>
      known.flatMap(entry => {
        if (entry === newer) return []
        return entry.id === operation.id
          ? { ...mine, id: operation.id, phase: 'parked', body: undefined, theirs }
          : entry
      }),
    )
  }

  /** Its page was deleted: it waits, out of the others' way, in case the page is brought back. */
  const hold = (operation: Operation) => {
    if (!find(operation.id) || isOvertaken(operation)) return
    const heldSince = operation.heldSince ?? clock.now()
    replace(operation.id, { ...operation, phase: 'held', body: undefined, heldSince })
    if (operation.pageId === store.get().pageId) store.set(state => ({ ...state, isGone: true }))
  }

  const isPageGone = async (id: string) => {
    const answer = await call(calls.readPageInfo, { id })
    return !answer.success && answer.code === 'not_found'
  }

  return { taken, refusedBy, unanswered, fault, refuse, park }
}

const isAsTyped = (operation: Operation, saved: Saved) => {
  if (operation.resource !== 'pageValues') return false
  const { itemId, key, value } = operation.change
  return sameValue(readValue(saved, itemId, key), value)
}

const isWrittenAsMeant = (change: ChangeOf<'pageValues'>, data: unknown) =>
  !('place' in change) || (data as { id?: string } | null)?.id === change.itemId
