import { type Selectable, sql } from 'kysely'
import type { ErrorCode } from '../../contract/errors'
import { newId } from '../newId'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'

/** What could not be done, by its number in the list, and why. */
export type TaskProblem = { row: number; key: string; code: ErrorCode; column: string | null; message: string }

/** Sites being made behind the requests; it stays when the server starts anew. */
export type SiteTask<Order = unknown> = {
  id: string
  kind: 'create' | 'clone' | 'import'
  personId: string | null
  orders: Order[]
  state: 'running' | 'done' | 'failed'
  /** Rows of a list, those that were refused too; of a single site, its steps. */
  total: number
  done: number
  problems: TaskProblem[]
  created: number
  changedAt: number
}

export const insertSiteTask = async (
  tx: Tx,
  task: Pick<SiteTask, 'kind' | 'personId' | 'total' | 'done'> & {
    orders: readonly unknown[]
    problems: readonly TaskProblem[]
  },
  now: number,
): Promise<string> => {
  const id = newId()
  await tx.db
    .insertInto('site_tasks')
    .values({
      id,
      kind: task.kind,
      person_id: task.personId,
      orders: JSON.stringify(task.orders),
      state: 'running',
      total: task.total,
      done: task.done,
      problems: JSON.stringify(task.problems),
      created: now,
      changed_at: now,
    })
    .execute()
  return id
}

export const readSiteTask = async (db: Database, id: string): Promise<SiteTask | null> => {
  const row = await db.selectFrom('site_tasks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? decode(row) : null
}

/** The newest first, without the orders of a list. */
export const listSiteTasks = async (db: Database, count: number): Promise<SiteTask[]> => {
  const rows = await db
    .selectFrom('site_tasks')
    .leftJoin('jobs', join => join.onRef('jobs.unique_key', '=', sql`${taskJob('')} || site_tasks.id`))
    .select([...columns, listedOrders, 'jobs.failed_at'])
    .orderBy('site_tasks.created', 'desc')
    .orderBy('site_tasks.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(row => {
    const task = decode(row)
    // Whoever ended the process each time could not note it.
    return task.state === 'running' && row.failed_at ? { ...task, state: 'failed' } : task
  })
}

const columns = [
  'site_tasks.id',
  'site_tasks.kind',
  'site_tasks.person_id',
  'site_tasks.state',
  'site_tasks.total',
  'site_tasks.done',
  'site_tasks.problems',
  'site_tasks.created',
  'site_tasks.changed_at',
] as const

/** A list may have thousands of them, and is asked for every second while it runs. */
const listedOrders = sql<string>`case when site_tasks.kind = 'import' then '[]' else site_tasks.orders end`.as('orders')

/** The job that works on it; there is one at a time. */
export const taskJob = (id: string) => `sites ${id}`

export const updateSiteTask = async (
  tx: Tx,
  id: string,
  patch: Partial<Pick<SiteTask, 'state' | 'total' | 'done' | 'problems'>>,
  now: number,
) => {
  const { problems, ...rest } = patch
  await tx.db
    .updateTable('site_tasks')
    .set({ ...rest, ...(problems && { problems: JSON.stringify(problems) }), changed_at: now })
    .where('id', '=', id)
    .execute()
}

const decode = (row: Selectable<Tables['site_tasks']>): SiteTask => ({
  id: row.id,
  kind: row.kind,
  personId: row.person_id,
  orders: JSON.parse(row.orders) as unknown[],
  state: row.state,
  total: row.total,
  done: row.done,
  problems: JSON.parse(row.problems) as TaskProblem[],
  created: row.created,
  changedAt: row.changed_at,
})
