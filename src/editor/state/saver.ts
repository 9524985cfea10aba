import { sameValue } from '../../content/rules/changed'
import type { Call } from '../../contract/call'
import { calls } from '../../contract/calls'
import { type callServer, Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { Clock } from './clock'
import type { Saved } from './content'
import type { Current } from './current'
import type { EditorState } from './editorState'
import type { Journal } from './journal'
import { newId } from './newId'
import { type Body, madeAnew, type Operation } from './operation'
import { putValue } from './putValue'
import { isInDoubt, isSameValue, joinedWith, nextOf, retried, setAside, withAdded, withoutDiscarded } from './queue'
import { readValue } from './readValue'
import { relay } from './relay'
import { type ChangeOf, type ResourceName, resourceOf, resources } from './resources/registry'
import type { Failure, Outcome, Reading, Resource } from './resources/resource'
import type { Store } from './store'

/** While typing, a change leaves when this long no letter came. */
export const typingPauseMs = 500
const retryMs = [1_000, 2_000, 5_000, 10_000]
/** How often a change is sent to a server that answers but cannot take it. */
const mostFaults = retryMs.length
/** How often a change is made anew on top of what others did, before they are too fast for it. */
const mostRebuilt = 8
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
  /** How many answers came, and how many had come when a change went unanswered last. */
  let heard = 0
  const unheard = new Map<string, number>()
  /** No answer to the last try: how often in a row, and when the next is due. */
  let silence = { count: 0, until: 0 }
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
    const saving = silence.count > 0 ? 'offline' : unsaved.length > 0 ? 'failed' : isMoving ? 'saving' : 'saved'
    store.set(state =>
      state.saving === saving && isSameList(state.unsaved, unsaved) ? state : { ...state, saving, unsaved },
    )
    schedule()
    for (const check of waiters) check()
  }

  const schedule = () => {
    stopTimer()
    const next = nextOf(all(), clock.now())
    if (!next || sending !== null || store.get().needsSignIn) return
    // Letters typed meanwhile do not put off the next try.
    const at = silence.count > 0 ? silence.until : next.at
    stopTimer = clock.after(Math.max(0, at - clock.now()), () => void send())
  }

  /** What is shown now: after anything but a local change. */
  const show = (part: Resource<unknown>['part'] | 'all') => {
    if (part === 'page' || part === 'all') settle()
    store.set(state => relay(state, all(), part))
  }

  const send = async () => {
    const operation = nextOf(all(), clock.now())?.operation
    if (!operation || sending !== null) return
    sending = operation.id
    try {
      const body = operation.body ?? (await bodyOf(operation))
      if (!('call' in body)) return
      const sent: Operation = { ...operation, phase: 'sent', body }
      replace(operation.id, sent)
      goOn()
      const answer = await call(
        calls[body.call] as unknown as Call<unknown, unknown>,
        { ...body.input, changeId: operation.changeId },
        { signal: AbortSignal.timeout(answerMs) },
      )
      silence = { count: 0, until: 0 }
      heard += 1
      if (answer.success) taken(sent, answer)
      else await refusedBy(sent, answer)
    } catch (error) {
      if (error instanceof Unanswered) unanswered(operation.id)
      else fault(operation.id, { code: 'internal', error: String(error) })
    } finally {
      sending = null
      goOn()
    }
  }

  /** The call of a change; where there is none, what became of the change has been said. */
  const bodyOf = async (operation: Operation): Promise<Body | { isSettled: true }> => {
    const resource = resourceOf(operation)
    const theirs = resource.contested?.(operation.change, store.get().saved) ?? null
    if (theirs) {
      park(operation, theirs)
      return { isSettled: true }
    }
    const { saved } = store.get()
    const { base, pageId } = operation
    const made = resource.request(operation.change, { base, pageId, saved, shown: store.get() })
    if (made === 'gone') {
      refuse(operation, { code: 'not_found', error: '' })
      return { isSettled: true }
    }
    if (made) return made
    const outcome = await reload(operation)
    if (outcome.isRead) return bodyOf(operation)
    if (outcome.failure === 'unanswered') throw new Unanswered()
    await refusedBy(operation, outcome.failure)
    return { isSettled: true }
  }

  const reload = (operation: Operation): Promise<Outcome> => resourceOf(operation).reload(reading)

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
    if (code === 'sign_in_needed') {
      replace(operation.id, madeAnew(find(operation.id) ?? operation))
      return store.set(state => ({ ...state, needsSignIn: true }))
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
    const outcome = await reload(operation)
    replace(operation.id, madeAnew(operation, { rebuilt }))
    if (!outcome.isRead && outcome.failure === 'unanswered') throw new Unanswered()
  }

  /** Nobody is there: it goes first again, as it was. Where others are answered meanwhile it is the change itself. */
  const unanswered = (id: string) => {
    const isItself = heard > (unheard.get(id) ?? heard)
    unheard.set(id, heard)
    if (isItself) return fault(id, { code: 'unanswered', error: '' })
    silence = { count: silence.count + 1, until: clock.now() + wait(silence.count) }
    const operation = find(id)
    if (operation) replace(id, { ...operation, unanswered: (operation.unanswered ?? 0) + 1 })
  }

  /** Somebody is there and cannot do it: tried a few times more while others pass, then it is set aside. */
  const fault = (id: string, reason: { code: string; error: string }) => {
    const operation = find(id)
    if (!operation) return
    const faults = (operation.faults ?? 0) + 1
    if (faults > mostFaults) refuse(operation, reason, { isDefinite: false })
    else replace(id, { ...operation, faults, retryAt: clock.now() + wait(faults - 1) })
  }

  const wait = (count: number) => retryMs[Math.min(count, retryMs.length - 1)]!

  /** Certainly not written: what was typed further since takes its place, else it is set aside. */
  const refuse = (
    operation: Operation,
    { code, error }: Failure | { code: string; error: string },
    { isDefinite = true } = {},
  ) => {
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
    all().find(entry => entry.id !== operation.id && !isInDoubt(entry) && isSameValue(entry, operation))

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
            silence.count > 0 ||
            store.get().needsSignIn ||
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
      silence = { count: 0, until: 0 }
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

const isAsTyped = (operation: Operation, saved: Saved) => {
  if (operation.resource !== 'pageValues') return false
  const { itemId, key, value } = operation.change
  return sameValue(readValue(saved, itemId, key), value)
}

const isWrittenAsMeant = (change: ChangeOf<'pageValues'>, data: unknown) =>
  !('place' in change) || (data as { id?: string } | null)?.id === change.itemId

export type Saver = ReturnType<typeof createSaver>
