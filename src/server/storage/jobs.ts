import type { SiteId } from '../../content/id'
import type { JobKind, JobPayloads } from '../jobs/kinds'
import { newId } from '../newId'
import type { Bus, Database, Tx } from './storage'
import { jobsTopic } from './topics'

/** A claimed job; `leaseUntil` proves that it is still ours. */
export type ClaimedJob = { id: string; kind: JobKind; payload: unknown; attempts: number; leaseUntil: number }

export type NewJob<K extends JobKind> = { kind: K; payload: JobPayloads[K]; runAt?: number; uniqueKey?: string }

/**
 * Runs once the unit of work is committed, never before. While a job with the same `uniqueKey` waits no second one is
 * added; one that runs will run again, one that has failed is started anew. Answers whether something was added.
 */
export const addJob = async <K extends JobKind>(tx: Tx, job: NewJob<K>): Promise<boolean> => {
  if (await ensureJob(tx, job)) return true
  const isAgain = await runAgain(tx, job)
  if (isAgain) tx.tell(jobsTopic)
  return isAgain
}

/** For jobs that repeat: one that runs is there, and needs no second run. */
export const ensureJob = async <K extends JobKind>(
  tx: Tx,
  { kind, payload, runAt = Date.now(), uniqueKey }: NewJob<K>,
): Promise<boolean> => {
  const fresh = freshRow(JSON.stringify(payload), runAt)
  const row = await tx.db
    .insertInto('jobs')
    .values({ id: newId(), kind, unique_key: uniqueKey ?? null, created: Date.now(), last_error: null, ...fresh })
    .onConflict(conflict => conflict.column('unique_key').doUpdateSet(fresh).where('jobs.failed_at', 'is not', null))
    .returning('id')
    .executeTakeFirst()
  if (row) tx.tell(jobsTopic)
  return row !== undefined
}

const freshRow = (payload: string, runAt: number) => ({
  payload,
  run_at: runAt,
  lease_until: 0,
  attempts: 0,
  failed_at: null,
  next_run_at: null,
  next_payload: null,
})

/** The run that is under way may have read what it needs before this unit of work. False when it only waits. */
const runAgain = async (tx: Tx, { payload, runAt = Date.now(), uniqueKey }: NewJob<JobKind>): Promise<boolean> => {
  if (uniqueKey === undefined) return false
  const next = { next_run_at: runAt, next_payload: JSON.stringify(payload) }
  return (await updateRunning(tx, uniqueKey, next, Date.now())) !== undefined
}

const updateRunning = (
  tx: Tx,
  uniqueKey: string,
  next: { next_run_at: number | null; next_payload: string | null },
  now: number,
) =>
  tx.db
    .updateTable('jobs')
    .set(next)
    .where('unique_key', '=', uniqueKey)
    .where('lease_until', '>=', now)
    .returning('id')
    .executeTakeFirst()

/** Calls back when a job was added, here or on another instance. */
export const onJobAdded = (bus: Bus, listener: () => void) => bus.hear(jobsTopic, listener)

/** Takes a waiting job back, for instance a publication that is no longer wanted. False when it runs or has run. */
export const removeJob = async (tx: Tx, uniqueKey: string, now = Date.now()): Promise<boolean> => {
  await updateRunning(tx, uniqueKey, { next_run_at: null, next_payload: null }, now)
  const row = await tx.db
    .deleteFrom('jobs')
    .where('unique_key', '=', uniqueKey)
    .where('lease_until', '<', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those that wait for a later moment are due now. */
export const hastenJobs = async (tx: Tx, kind: JobKind, now = Date.now()) => {
  await tx.db.updateTable('jobs').set({ run_at: now }).where('kind', '=', kind).where('run_at', '>', now).execute()
  tx.tell(jobsTopic)
}

export const listDueKinds = async (db: Database, now: number): Promise<JobKind[]> => {
  const rows = await db
    .selectFrom('jobs')
    .select('kind')
    .distinct()
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where('lease_until', '<', now)
    .execute()
  return rows.map(row => row.kind as JobKind)
}

/** D24: one statement, so of several instances one gets the job. Null also when another was faster. */
export const claimJob = async (
  tx: Tx,
  { kind, now, leaseMs }: { kind: JobKind; now: number; leaseMs: number },
): Promise<ClaimedJob | null> => {
  const row = await tx.db
    .updateTable('jobs')
    .set(eb => ({ lease_until: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', eb =>
      eb
        .selectFrom('jobs as due')
        .select('due.id')
        .where('due.kind', '=', kind)
        .where('due.failed_at', 'is', null)
        .where('due.run_at', '<=', now)
        .where('due.lease_until', '<', now)
        .orderBy('due.run_at')
        .orderBy('due.id')
        .limit(1),
    )
    .where('lease_until', '<', now)
    .returning(['id', 'payload', 'attempts', 'lease_until'])
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, kind, payload: JSON.parse(row.payload), attempts: row.attempts, leaseUntil: row.lease_until }
}

/** False when the lease had run out and somebody else has the job. */
export const renewJob = async (tx: Tx, job: ClaimedJob, leaseUntil: number): Promise<boolean> =>
  (await update(tx, job, { lease_until: leaseUntil })) !== undefined

export const finishJob = (tx: Tx, job: ClaimedJob): Promise<boolean> => settle(tx, job, 'done')

export const retryJob = (tx: Tx, job: ClaimedJob, { runAt, error }: { runAt: number; error: string }) =>
  settle(tx, job, { run_at: runAt, lease_until: 0, last_error: error })

/** For a repeating job: the same row waits for its next time. */
export const repeatJob = (tx: Tx, job: ClaimedJob, { runAt, error }: { runAt: number; error: string | null }) =>
  settle(tx, job, { run_at: runAt, lease_until: 0, attempts: 0, last_error: error })

/** The row stays, so that somebody can see what went wrong and start it anew. */
export const failJob = (tx: Tx, job: ClaimedJob, { now, error }: { now: number; error: string }) =>
  settle(tx, job, { failed_at: now, lease_until: 0, last_error: error })

/** Starts a failed one anew, with all its attempts. False when there is none of this site that has failed. */
export const restartJob = async (tx: Tx, siteId: SiteId, id: string, now = Date.now()): Promise<boolean> => {
  const row = await tx.db
    .updateTable('jobs')
    .set({ failed_at: null, attempts: 0, run_at: now, lease_until: 0 })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('payload', 'like', ofSite(siteId))
    .returning('id')
    .executeTakeFirst()
  if (row) tx.tell(jobsTopic)
  return row !== undefined
}

/** Jobs of a site name it in what they are given. */
export const ofSite = (siteId: SiteId) => `%"siteId":"${siteId}"%`

type Outcome = {
  run_at?: number
  lease_until: number
  attempts?: number
  failed_at?: number
  last_error?: string | null
}

/** False when the job is no longer ours. One that was added meanwhile waits as if it were new. */
const settle = async (tx: Tx, job: ClaimedJob, outcome: Outcome | 'done'): Promise<boolean> => {
  // Locks the row: from here on nobody adds it once more unseen.
  const held = await update(tx, job, { lease_until: job.leaseUntil })
  if (!held) return false
  if (held.next_run_at !== null) await update(tx, job, freshRow(held.next_payload!, held.next_run_at))
  else if (outcome === 'done') await tx.db.deleteFrom('jobs').where('id', '=', job.id).execute()
  else await update(tx, job, outcome)
  return true
}

const update = (tx: Tx, job: ClaimedJob, values: Partial<Outcome> | ReturnType<typeof freshRow>) =>
  tx.db
    .updateTable('jobs')
    .set(values)
    .where('id', '=', job.id)
    .where('lease_until', '=', job.leaseUntil)
    .returning(['next_run_at', 'next_payload'])
    .executeTakeFirst()
