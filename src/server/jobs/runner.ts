import { claimJob, ensureJob, listDueKinds, onJobAdded } from '../storage/jobs'
import type { Storage } from '../storage/storage'
import type { JobKind } from './kinds'
import { type JobHandler, type JobHandlers, type JobLog, runJob } from './runJob'

export type JobRunner = {
  start: () => Promise<void>
  /** Takes no further job and waits for those that run. */
  stop: () => Promise<void>
  /** Runs everything due at that moment, one after the other, and answers how many ran: for tests and commands. */
  runDue: (now?: number) => Promise<number>
}

/** One job of each kind at a time: a long film never holds up a mail. Any number of instances may run beside it. */
export const createJobRunner = ({
  storage,
  handlers,
  log,
  pollMs = 1_000,
  leaseMs = 60_000,
}: {
  storage: Storage
  handlers: JobHandlers
  log: JobLog
  pollMs?: number
  leaseMs?: number
}): JobRunner => {
  const lanes = new Map<JobKind, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopListening = () => {}
  let isStopped = true
  let polling: Promise<void> | null = null
  let isDue = false

  const handlerOf = (kind: JobKind) => handlers[kind] as JobHandler<never> | undefined

  const addRepeating = async (runAt: number) => {
    for (const kind of Object.keys(handlers) as JobKind[])
      if (handlerOf(kind)?.everyMs)
        await storage.write(tx => ensureJob(tx, { kind, payload: {} as never, runAt, uniqueKey: kind }))
  }

  const drain = async (kind: JobKind, { now, isGoing }: { now: () => number; isGoing: () => boolean }) => {
    const handler = handlerOf(kind)
    if (!handler) return 0
    let count = 0
    while (isGoing()) {
      const job = await storage.write(tx => claimJob(tx, { kind, now: now(), leaseMs }))
      if (job) {
        await runJob({ storage, handler, job, now, leaseMs, log })
        count++
      } else if (!(await listDueKinds(storage.read, now())).includes(kind)) break
    }
    return count
  }

  const openLane = (kind: JobKind) => {
    if (lanes.has(kind) || isStopped) return
    const lane = drain(kind, { now: Date.now, isGoing: () => !isStopped })
      .catch(err => {
        log.error({ err, kind }, 'Jobs could not be read or settled; they stay and are tried again.')
        return 0
      })
      .then(count => {
        lanes.delete(kind)
        // A job added while the lane was closing found it still open.
        if (count > 0) poll()
      })
    lanes.set(kind, lane)
  }

  const poll = () => {
    if (isStopped) return
    if (polling) {
      isDue = true
      return
    }
    polling = listDueKinds(storage.read, Date.now())
      .then(kinds => {
        for (const kind of kinds) if (handlerOf(kind)) openLane(kind)
      })
      .catch(err => log.error({ err }, 'The job queue could not be read.'))
      .finally(() => {
        polling = null
        // A job added while the queue was being read may have been missed.
        if (!isDue) return
        isDue = false
        poll()
      })
  }

  return {
    start: async () => {
      isStopped = false
      await addRepeating(Date.now())
      stopListening = onJobAdded(storage.bus, () => setImmediate(poll))
      timer = setInterval(poll, pollMs)
      poll()
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      stopListening()
      await polling
      await Promise.all(lanes.values())
    },
    runDue: async (now = Date.now()) => {
      const startedAt = Date.now()
      const clock = { now: () => now + Date.now() - startedAt, isGoing: () => true }
      await addRepeating(now)
      let total = 0
      for (;;) {
        let count = 0
        for (const kind of await listDueKinds(storage.read, clock.now())) count += await drain(kind, clock)
        if (count === 0) return total
        total += count
      }
    },
  }
}
