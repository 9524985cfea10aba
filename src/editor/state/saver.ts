import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import { type Current, createConflicts } from './conflicts'
import { type EditorState, versionKey } from './editorState'
import type { Journal } from './journal'
import { basisOf, isSameValue, madeAnew, madeBy, type Operation, rebase } from './operation'
import type { Store } from './store'

/** While typing, a change leaves when this long no letter came. */
const typingPauseMs = 500
const retryMs = [1_000, 2_000, 5_000, 10_000]

/** As long as the history can bring a deleted page back. */
const holdMs = 30 * 24 * 60 * 60 * 1000

/** How often a change is sent to a server that answers but cannot take it. */
const mostFaults = retryMs.length

type Reason = { code: string; error: string }
/** `isFault`: not that it is wrong; the server could not take it. */
type Failure = Reason & { operation: Operation; isFault: boolean }

/**
 * Sends changes in their order, one at a time, and says truthfully where they are (EDIT-11). What the network loses is
 * sent again; what somebody else changed meanwhile is parked until the editor chooses; what the server refuses is told.
 */
export const createSaver = ({
  store,
  journal,
  perform,
  onRefused,
  onAcknowledged,
}: {
  store: Store<EditorState>
  journal: Journal
  /** Makes the call of an operation. */
  perform: (operation: Operation) => Promise<Envelope>
  /** Answers whether the change is let go at once; else it stays until somebody tries again or discards it. */
  onRefused: (failure: Failure) => boolean
  onAcknowledged: (operation: Operation, reply: unknown) => void
}) => {
  const conflicts = createConflicts(store)
  let queue: Operation[] = []
  let sending: Operation | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let faults = 0
  let retryAt = 0
  let isKept = true
  let refused: Failure | null = null

  const waiting = () => [...(refused ? [refused.operation] : []), ...(sending ? [sending] : []), ...queue]
  const remember = () => {
    isKept = journal.write(waiting())
  }

  const show = (saving: EditorState['saving']) =>
    store.set(state => (state.saving === saving ? state : { ...state, saving }))

  const showRest = () => {
    // A change that waits for a choice between two versions is not saved.
    if (refused || queue.some(operation => operation.isParked || isHeldHere(operation))) return show('failed')
    show(sending !== null || next() ? 'saving' : 'saved')
  }

  /** The next that may leave: in order, except that a parked or held one lets the others pass. */
  const next = () => queue.find(operation => !operation.isParked && !operation.isHeld)

  const isHeldHere = ({ isHeld, pageId }: Operation) => isHeld === true && pageId === store.get().pageId

  const schedule = () => {
    clearTimeout(timer)
    const operation = next()
    if (!operation || sending || refused || store.get().needsSignIn) return
    // Letters typed meanwhile do not put off the next try.
    timer = setTimeout(send, Math.max(0, (tries > 0 ? retryAt : operation.dueAt) - Date.now()))
  }

  const goOn = () => {
    remember()
    showRest()
    schedule()
  }

  const send = async () => {
    const operation = next()
    if (!operation || sending) return
    sending = operation
    queue = queue.filter(entry => entry !== operation)
    operation.isInDoubt = true
    remember()
    try {
      const envelope = await perform(operation)
      if (!envelope.success && envelope.code === 'not_found' && (await isPageGone(operation.pageId))) hold(operation)
      else settle(operation, envelope)
    } catch (error) {
      if (error instanceof Unanswered) again(operation, 'offline')
      else fault(operation, { code: 'internal', error: String(error) })
    } finally {
      sending = null
      remember()
      if (tries === 0) showRest()
      schedule()
    }
  }

  /** No answer: it goes first again, as it was, so that what was typed since is based on what it made. */
  const again = (operation: Operation, saving: 'offline' | 'saving') => {
    queue.unshift(operation)
    retryAt = Date.now() + retryMs[Math.min(tries, retryMs.length - 1)]!
    tries += 1
    show(saving)
  }

  /** Somebody is there and cannot do it: tried a few times more, then it is told and waits for the editor. */
  const fault = (operation: Operation, reason: Reason) => {
    faults += 1
    if (faults <= mostFaults) again(operation, 'saving')
    else refuse(operation, reason, true)
  }

  const refuse = (operation: Operation, { code, error }: Reason, isFault = false) => {
    tries = 0
    faults = 0
    operation.isInDoubt = false
    if (isOvertaken(operation)) return
    const failure = { operation, code, error, isFault }
    if (!onRefused(failure)) refused = failure
  }

  /** Certainly not written: what was typed further since takes its place. */
  const back = (operation: Operation) => {
    operation.isInDoubt = false
    if (!isOvertaken(operation)) queue.unshift(operation)
  }
  const isOvertaken = (operation: Operation) => queue.some(entry => isSameValue(entry, operation))

  /** Its page was deleted: it waits, out of the others' way, in case the page is brought back. */
  const hold = (operation: Operation) => {
    tries = 0
    operation.isHeld = true
    operation.heldSince ??= Date.now()
    back(operation)
    if (isHeldHere(operation)) store.set(state => ({ ...state, isGone: true }))
  }

  const settle = (operation: Operation, envelope: Envelope) => {
    const current = currentOf(envelope)
    const isStale = !envelope.success && envelope.code === 'stale_base'
    if (!envelope.success && (envelope.status >= 500 || envelope.status === 429 || (isStale && !current)))
      return fault(operation, envelope)
    tries = 0
    faults = 0
    operation.isInDoubt = false
    if (envelope.success) {
      adoptVersions(operation, envelope)
      onAcknowledged(operation, envelope.data)
    } else if (envelope.code === 'sign_in_needed') {
      back(operation)
      store.set(state => ({ ...state, needsSignIn: true }))
    } else if (current && operation.value && !operation.basis) park(operation, current)
    else {
      if (current) madeAnew(operation, current.version)
      refuse(operation, envelope)
    }
  }

  /** The next change of the same value is based on what this one made. */
  const adoptVersions = (operation: Operation, { data, version: whole }: Extract<Envelope, { success: true }>) => {
    const basis = basisOf(operation)
    const { versions, version: only } = (data ?? {}) as { versions?: Record<string, number>; version?: number }
    const version = basis ? (versions?.[basis.key] ?? only ?? whole) : undefined
    if (!basis || version === undefined) return
    store.set(state => ({
      ...state,
      versions: { ...state.versions, [versionKey(basis.itemId, basis.key)]: version },
    }))
    for (const entry of queue) {
      const own = basisOf(entry)
      if (own?.itemId === basis.itemId && own.key === basis.key) rebase(entry, version)
    }
  }

  const park = (operation: Operation, current: Current) => {
    const newest = queue.find(entry => isSameValue(entry, operation)) ?? operation
    newest.isParked = true
    if (newest === operation) queue.unshift(operation)
    conflicts.open(newest, current)
  }

  return {
    /** Takes a change; one of the same value that has not left yet is replaced by it. */
    add: (operation: Operation) => {
      const known = queue.find(entry => isSameValue(entry, operation) && !entry.isInDoubt)
      if (refused && isSameValue(refused.operation, operation)) {
        operation.input.base = refused.operation.input.base
        refused = null
      }
      if (known) {
        // The base stays: it is what the first of these letters was written on. A parked one keeps its name as well.
        Object.assign(known, operation, {
          changeId: known.isParked ? known.changeId : operation.changeId,
          input: { ...operation.input, base: known.input.base },
          isParked: known.isParked,
        })
        if (known.isParked) conflicts.update(known)
        queue = [...queue.filter(entry => entry !== known), known]
      } else queue.push(operation)
      remember()
      if (tries === 0) showRest()
      schedule()
    },
    typingPauseMs,
    /** Does not wait for more letters of this value. */
    hasten: (itemId: string, key: string) => {
      for (const entry of queue) if (entry.value?.itemId === itemId && entry.value.key === key) entry.dueAt = 0
      schedule()
    },
    /** Whether a change of this value has not been acknowledged yet. */
    isWaiting: (itemId: string, key: string) =>
      waiting().some(entry => entry.value?.itemId === itemId && entry.value.key === key),
    /** Everything leaves now; resolves when nothing is waiting, or at once when it cannot leave. */
    flush: async (): Promise<boolean> => {
      for (const operation of queue) operation.dueAt = 0
      schedule()
      while (next() || sending) {
        if (refused || tries > 0 || store.get().needsSignIn) return false
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      return !queue.some(operation => !operation.isHeld || isHeldHere(operation))
    },
    /** After a lost connection, a sign-in or «try again». */
    retry: () => {
      if (refused) {
        queue.unshift(refused.operation)
        refused = null
      }
      for (const operation of queue.filter(isHeldHere)) operation.isHeld = false
      tries = 0
      faults = 0
      showRest()
      schedule()
    },
    /** Lets go of the change the server refused, and of what was done to what it would have made. */
    discard: () => {
      const made = refused ? madeBy(refused.operation) : []
      queue = queue.filter(entry => !made.some(id => JSON.stringify(entry.input).includes(id)))
      refused = null
      queue = queue.filter(operation => !isHeldHere(operation))
      goOn()
    },
    /** Keeps mine over theirs, or theirs over mine. */
    choose: (changeId: string, keep: 'mine' | 'theirs') => {
      const conflict = conflicts.close(changeId)
      const operation = queue.find(entry => entry.changeId === changeId)
      if (operation && conflict) {
        operation.isParked = false
        madeAnew(operation, conflict.theirVersion)
        if (keep === 'theirs') queue = queue.filter(entry => entry !== operation)
      }
      goOn()
    },
    /** What an earlier tab or visit left behind; answers whether this browser keeps it here. */
    resume: (operations: readonly Operation[]): boolean => {
      const kept = operations.filter(({ heldSince }) => heldSince === undefined || Date.now() - heldSince < holdMs)
      // What was held or waited for a choice is tried again: its page may be back, the choice is offered once more.
      queue = [...kept.map(operation => ({ ...operation, dueAt: 0, isHeld: false, isParked: false })), ...queue]
      goOn()
      return isKept
    },
    /** What is on its way, without what was refused. */
    pending: (): readonly Operation[] => (sending ? [sending, ...queue] : queue),
    /** Whether closing the tab would lose something: the browser would not keep it. */
    isAtRisk: () => !isKept && waiting().length > 0,
  }
}

export type Saver = ReturnType<typeof createSaver>

/** What is there now, as a stale base is answered. */
const currentOf = (envelope: Envelope): Current | undefined =>
  !envelope.success && envelope.code === 'stale_base'
    ? (envelope.details as { current?: Current } | undefined)?.current
    : undefined

const isPageGone = async (id: string) => {
  const answer = await callServer(calls.readPageInfo, { id })
  return !answer.success && answer.code === 'not_found'
}
