import { type ClaimedJob, failJob, finishJob, renewJob, repeatJob, retryJob } from '../storage/jobs'
import type { Storage, Tx } from '../storage/storage'
import type { JobKind, JobPayloads } from './kinds'

export type JobContext = { attempt: number; isLastAttempt: boolean; now: number }

/** A job may run twice when a process dies in between, so `run` must stand being repeated. */
export type JobHandler<P> = {
  run: (payload: P, context: JobContext) => Promise<void>
  maxAttempts?: number
  /** Repeats for ever at this distance; it then needs no `addJob`. */
  everyMs?: number
}

export type JobHandlers = { [K in JobKind]?: JobHandler<JobPayloads[K]> }

export type JobLog = Record<'warn' | 'error', (details: object, message: string) => void>

export type RunJob = {
  storage: Storage
  handler: JobHandler<never>
  job: ClaimedJob
  now: () => number
  leaseMs: number
  log: JobLog
}

const defaultMaxAttempts = 8
const firstPauseMs = 10_000
const longestPauseMs = 60 * 60 * 1000

export const pauseAfter = (attempt: number) => Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs)

export const runJob = async ({ storage, handler, job, now, leaseMs, log }: RunJob) => {
  const details = { job: job.id, kind: job.kind, attempt: job.attempts }
  const release = keepLease({ storage, job, now, leaseMs, log })
  const problem = await attempt({ handler, job, now })
  const held = await release()
  const isOurs = await storage.write(tx => settle(tx, { handler, job: held, now: now(), problem }))
  if (!isOurs) log.warn(details, 'The job took longer than its lease and was given to somebody else.')
  if (problem === null) return
  if (isLast(handler, job)) log.error({ ...details, err: problem }, 'The job failed for good.')
  else log.warn({ ...details, err: problem }, 'The job failed and will be tried again.')
}

const isLast = (handler: JobHandler<never>, job: ClaimedJob) => job.attempts >= maxAttemptsOf(handler)
const maxAttemptsOf = (handler: JobHandler<never>) => handler.maxAttempts ?? defaultMaxAttempts

const attempt = async ({ handler, job, now }: Pick<RunJob, 'handler' | 'job' | 'now'>): Promise<Error | null> => {
  if (job.attempts > maxAttemptsOf(handler)) return new Error('The process ended every time this job ran.')
  try {
    const context = { attempt: job.attempts, isLastAttempt: isLast(handler, job), now: now() }
    await handler.run(job.payload as never, context)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Settled = { handler: JobHandler<never>; job: ClaimedJob; now: number; problem: Error | null }

const settle = (tx: Tx, { handler, job, now, problem }: Settled): Promise<boolean> => {
  const isOver = problem === null || isLast(handler, job)
  if (isOver && handler.everyMs)
    return repeatJob(tx, job, { runAt: now + handler.everyMs, error: problem?.message ?? null })
  if (problem === null) return finishJob(tx, job)
  if (isOver) return failJob(tx, job, { now, error: problem.message })
  return retryJob(tx, job, { runAt: now + pauseAfter(job.attempts), error: problem.message })
}

/** Renews the lease while a long job runs; answers the job with the lease it holds at the end. */
const keepLease = ({ storage, job, now, leaseMs, log }: Omit<RunJob, 'handler'>) => {
  let held = job
  let renewing = Promise.resolve()

  const renew = async () => {
    const leaseUntil = now() + leaseMs
    if (await storage.write(tx => renewJob(tx, held, leaseUntil))) held = { ...held, leaseUntil }
    else clearInterval(timer)
  }
  const timer = setInterval(() => {
    renewing = renewing
      .then(renew)
      .catch(err => log.warn({ err, job: job.id, kind: job.kind }, 'The lease of a job could not be renewed.'))
  }, leaseMs / 3)

  return async () => {
    clearInterval(timer)
    await renewing
    return held
  }
}
