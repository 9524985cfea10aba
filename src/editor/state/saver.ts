import type { Call } from '../../contract/call'
import { calls } from '../../contract/calls'
import { type callServer, Unanswered } from '../../contract/client'
import type { Clock } from './clock'
import { createConnection } from './connection'
import type { EditorState } from './editorState'
import type { Journal } from './journal'
import { newId } from './newId'
import { madeAnew, type Operation } from './operation'
import { createOutcomes } from './outcomes'
import { isInDoubt, nextOf, retried, setAside, withAdded, withoutDiscarded } from './queue'
import { relay } from './relay'
import { type ChangeOf, type ResourceName, resourceOf } from './resources/registry'
import type { Outcome, Reading, Resource } from './resources/resource'
import { isShutOut } from './shutOut'
import type { Store } from './store'

/** While typing, a change leaves when this long no letter came. */
export const typingPauseMs = 500
/** A server that has not answered a change by then is taken for gone; the change is sent again. */
const answerMs = 20_000
/** As long as the history can bring a deleted page back. */
const holdMs = 30 * 24 * 60 * 60 * 1000

export type Change<N extends ResourceName = ResourceName> = {
  [M in N]: { resource: M; change: ChangeOf<M>; base: number; delayMs?: number }
}[N]

/**
 * Sends changes in their order, one at a time, and says truthfully where they are (EDIT-11). What the network loses is
 * sent again as it was; what somebody else changed meanwhile is parked until the editor chooses; what the server refuses
 * is set aside alone, and everything else goes on (EDIT-26).
 */
export const createSaver = ({
  store,
  queue,
  journal,
  clock,
  call,
  reading,
  settle,
  onTaken,
  onRefused,
}: {
  store: Store<EditorState>
  queue: Store<readonly Operation[]>
  journal: Pick<Journal, 'write'>
  clock: Clock
  call: typeof callServer
  reading: Reading
  /** What was typed is drawn before anything comes over it. */
  settle: () => void
  /** `isElsewhere`: it was written to another item than was meant, one that somebody else had made first. */
  onTaken: (operation: Operation, as: { isElsewhere: boolean }) => void
  onRefused: (operation: Operation) => void
}) => {
  let sending: string | null = null
  let stopTimer = () => {}
  const connection = createConnection(clock)
  let isKept = true
  let waiters: (() => void)[] = []

  const all = () => queue.get()
  const find = (id: string) => all().find(operation => operation.id === id)
  const replace = (id: string, next: Operation | null) =>
    queue.set(known => known.flatMap(entry => (entry.id === id ? (next ?? []) : entry)))

  const goOn = () => {
    isKept = journal.write(all())
    const { pageId } = store.get()
    const unsaved = setAside(all(), pageId)
    const isMoving = sending !== null || nextOf(all(), clock.now()) !== null
    const saving = connection.isSilent() ? 'offline' : unsaved.length > 0 ? 'failed' : isMoving ? 'saving' : 'saved'
    store.set(state =>
      state.saving === saving && isSameList(state.unsaved, unsaved) ? state : { ...state, saving, unsaved },
    )
    schedule()
    for (const check of waiters) check()
  }

  const schedule = () => {
    stopTimer()
    const next = nextOf(all(), clock.now())
    if (!next || sending !== null || isShutOut(store.get())) return
    // Letters typed meanwhile do not put off the next try.
    const at = connection.isSilent() ? connection.until() : next.at
    stopTimer = clock.after(Math.max(0, at - clock.now()), () => void send())
  }

  /** What is shown now: after anything but a local change. */
  const show = (part: Resource<unknown>['part'] | 'all') => {
    if (part === 'page' || part === 'all') settle()
    store.set(state => relay(state, all(), part))
  }

  const outcomes = createOutcomes({ store, queue, clock, call, reading, connection, show, onTaken, onRefused })

  const send = async () => {
    const id = nextOf(all(), clock.now())?.operation.id
    if (!id || sending !== null) return
    sending = id
    try {
      const sent = await prepared(id)
      if (!sent?.body) return
      replace(id, sent)
      goOn()
      const answer = await call(
        calls[sent.body.call] as unknown as Call<unknown, unknown>,
        { ...sent.body.input, changeId: sent.changeId },
        { signal: AbortSignal.timeout(answerMs) },
      )
      connection.hear()
      if (answer.success) outcomes.taken(sent, answer)
      else await outcomes.refusedBy(sent, answer)
    } catch (error) {
      if (error instanceof Unanswered) outcomes.unanswered(id)
      else outcomes.fault(id, { code: 'internal', error: String(error) })
    } finally {
      sending = null
      goOn()
    }
  }

  /** A change with the body it is sent with; null where it cannot be, which has been said. It may grow meanwhile. */
  const prepared = async (id: string): Promise<Operation | null> => {
    const operation = find(id)
    if (!operation || operation.body) return operation ?? null
    const { change, base, pageId } = operation
    const resource = resourceOf(operation)
    const { saved } = store.get()
    const theirs = resource.contested?.(change, saved) ?? null
    if (theirs) outcomes.park(operation, theirs)
    if (theirs) return null
    const body = resource.request(change, { base, pageId, saved, shown: store.get() })
    if (body === 'gone') outcomes.refuse(operation, { code: 'not_found', error: '' })
    if (body === 'gone') return null
    if (body) return { ...operation, phase: 'sent', body }
    const outcome = await reload(operation)
    if (outcome.isRead) return prepared(id)
    if (outcome.failure === 'unanswered') throw new Unanswered()
    await outcomes.refusedBy(operation, outcome.failure)
    return null
  }

  const reload = (operation: Operation): Promise<Outcome> => resourceOf(operation).reload(reading)

  const isHeldHere = ({ phase, pageId }: Operation) => phase === 'held' && pageId === store.get().pageId

  return {
    /** Takes a change; one of the same value that has not left yet is replaced by it. */
    add: ({ resource, change, base, delayMs = 0 }: Change) => {
      const id = newId()
      const added = {
        id,
        changeId: id,
        resource,
        change,
        base,
        pageId: store.get().pageId,
        phase: 'waiting',
        dueAt: clock.now() + delayMs,
      } as Operation
      queue.set(known => withAdded(known, added))
      goOn()
    },
    /** Does not wait for more letters of this value. */
    hasten: (name: string) => {
      queue.set(known =>
        known.map(entry => (resourceOf(entry).owns(entry.change).includes(name) ? { ...entry, dueAt: 0 } : entry)),
      )
      schedule()
    },
    /** Whether a change of this value has not been taken yet. */
    isWaiting: (name: string) => all().some(entry => resourceOf(entry).owns(entry.change).includes(name)),
    /** Everything leaves now. True when all that can leave has left; false at once when it cannot. */
    flush: (): Promise<boolean> => {
      queue.set(known => known.map(entry => (entry.dueAt === 0 ? entry : { ...entry, dueAt: 0 })))
      schedule()
      return new Promise(resolve => {
        const check = () => {
          const isStopped =
            connection.isSilent() ||
            isShutOut(store.get()) ||
            all().some(entry => (entry.faults ?? 0) > 0 && entry.phase !== 'refused')
          const isDone = sending === null && nextOf(all(), clock.now()) === null
          if (!isStopped && !isDone) return
          waiters = waiters.filter(entry => entry !== check)
          resolve(!isStopped && !all().some(isHeldHere))
        }
        waiters = [...waiters, check]
        check()
      })
    },
    /** After a lost connection, a sign-in or a page that is back: what waits for them is tried at once. */
    retry: () => {
      connection.reset()
      queue.set(known =>
        known.map(entry => {
          if (isHeldHere(entry)) return madeAnew(entry, { heldSince: entry.heldSince })
          const isLost = entry.phase === 'refused' && entry.reason?.code === 'unanswered'
          return isLost ? retried(entry) : { ...entry, retryAt: undefined, unanswered: undefined }
        }),
      )
      goOn()
    },
    /** Tries one that was refused once more, on top of what is there now. */
    retryOne: async (id: string) => {
      const refused = find(id)
      if (refused?.phase !== 'refused') return
      if (!isInDoubt(refused)) await reload(refused)
      const operation = find(id)
      if (!operation) return
      const basis = resourceOf(operation).basis(operation.change)
      const base = basis === null ? operation.base : (store.get().saved.versions[basis] ?? 0)
      // A text that somebody else changed since is asked about, not overwritten.
      const isAsked = resourceOf(operation).current !== undefined
      replace(id, isInDoubt(operation) ? retried(operation) : madeAnew(operation, isAsked ? {} : { base }))
      goOn()
    },
    /** Lets go of a change, and of what was done to what it would have made; the page shows what is there. */
    discard: (id: string) => {
      const before = all()
      queue.set(known => withoutDiscarded(known, id))
      const gone = before.filter(entry => !all().includes(entry))
      show('all')
      goOn()
      for (const operation of gone.filter(isInDoubt)) void reload(operation)
    },
    /** Keeps mine over theirs, or theirs over mine. */
    choose: (id: string, keep: 'mine' | 'theirs') => {
      const operation = find(id)
      if (operation?.phase !== 'parked' || !operation.theirs) return
      const { keep: rules, basis } = resourceOf(operation)
      const { value, version } = operation.theirs
      const change =
        keep === 'mine'
          ? rules
            ? rules.mine(operation.change, value)
            : operation.change
          : (rules?.theirs(operation.change, value) ?? null)
      const chosen = { ...operation, change } as Operation
      replace(id, change === null ? null : madeAnew(chosen, basis(change) === null ? {} : { base: version }))
      show('all')
      goOn()
    },
    /** What an earlier tab or visit left behind; answers whether this browser keeps it here. */
    resume: (operations: readonly Operation[]): boolean => {
      const kept = operations.filter(({ phase, heldSince = 0 }) => phase !== 'held' || clock.now() - heldSince < holdMs)
      // What was held or waited for a choice is tried again: its page may be back, the choice is offered once more.
      const taken = kept.map(operation =>
        operation.phase === 'held' || operation.phase === 'parked'
          ? madeAnew(operation, { heldSince: operation.heldSince, dueAt: 0 })
          : { ...operation, dueAt: 0, retryAt: undefined },
      )
      queue.set(known => [...taken, ...known.filter(({ id }) => !taken.some(entry => entry.id === id))])
      show('all')
      goOn()
      return isKept
    },
    /** Whether closing the tab would lose something: the browser would not keep it. */
    isAtRisk: () => !isKept && all().length > 0,
  }
}

const isSameList = (a: readonly Operation[], b: readonly Operation[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index])

export type Saver = ReturnType<typeof createSaver>
