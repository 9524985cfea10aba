import type { JobHandlers } from '../jobs/runJob'
import { Refusal } from '../Refusal'
import { addJob } from '../storage/jobs'
import { Superseded } from '../storage/siteInMaking'
import {
  insertSiteTask,
  readSiteTask,
  type SiteTask,
  type TaskProblem,
  taskJob,
  updateSiteTask,
} from '../storage/siteTasks'
import type { Tx } from '../storage/storage'
import { importSite, type NumberedOrder, problemOf, tryToMake } from './importSites'
import type { SiteWorkbench } from './makeSite'

/** Begins what takes longer than a request; it goes on when the server starts anew. */
export const startSiteTask = async (
  tx: Tx,
  task: Pick<SiteTask, 'kind' | 'personId'> & {
    orders: readonly NumberedOrder[]
    problems: readonly TaskProblem[]
  },
  now: number,
): Promise<string> => {
  const done = task.problems.length
  const taskId = await insertSiteTask(tx, { ...task, total: task.orders.length + done, done }, now)
  await queue(tx, taskId)
  return taskId
}

const queue = (tx: Tx, taskId: string) =>
  addJob(tx, { kind: 'sites:make', payload: { taskId }, uniqueKey: taskJob(taskId) })

/** One site a run, then the next waits behind whatever else is due. */
export const siteTaskHandlers = ({ clock, ...bench }: SiteWorkbench & { clock: () => number }) => {
  const { storage } = bench
  const update = (id: string, patch: Parameters<typeof updateSiteTask>[2]) =>
    storage.write(tx => updateSiteTask(tx, id, patch, clock()))

  const run = async (taskId: string, isLastAttempt: boolean) => {
    const task = (await readSiteTask(storage.read, taskId)) as SiteTask<NumberedOrder> | null
    if (task?.state !== 'running') return
    const isList = task.kind === 'import'
    // Rows that could not even be read count as done from the start.
    const wanted = isList ? task.orders[task.done - (task.total - task.orders.length)] : task.orders[0]
    if (!wanted) return update(taskId, { state: 'done' })
    const order = { ...wanted, personId: task.personId }
    const onStep = (done: number, total: number) => update(taskId, { done, total })
    const making = isList ? importSite(bench, order) : tryToMake(bench, order, onStep)
    const outcome = await making.catch((error: unknown) => {
      if (error instanceof Superseded) return null
      if (!isLastAttempt) throw error
      return problemOf(order, new Refusal('internal', undefined, error instanceof Error ? error.message : undefined))
    })
    if (outcome === null) return
    const problems = typeof outcome === 'string' ? task.problems : [...task.problems, outcome]
    if (!isList) {
      const { total } = (await readSiteTask(storage.read, taskId))!
      return update(taskId, { done: total, state: typeof outcome === 'string' ? 'done' : 'failed', problems })
    }
    const done = task.done + 1
    await storage.write(async tx => {
      await updateSiteTask(tx, taskId, { done, problems, state: done < task.total ? 'running' : 'done' }, clock())
      if (done < task.total) await queue(tx, taskId)
    })
  }

  return {
    'sites:make': { maxAttempts: 3, run: ({ taskId }, { isLastAttempt }) => run(taskId, isLastAttempt) },
  } satisfies JobHandlers
}
