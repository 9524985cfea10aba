import { useEffect, useRef } from 'react'
import { calls } from '../../../contract/calls'
import type { SiteTaskProgress } from '../../../contract/sites'
import { useWords } from '../../../editor/i18n/words'
import { DeskLink } from '../../DeskLink'
import { useReading } from '../../useReading'
import { useReason } from '../../useReason'
import { columnWords, words } from './words'

const everyMs = 1_000
/** More than these are shown when somebody asks. */
const fewProblems = 5
const shownForMs = 60 * 60 * 1000

/** How far sites being made are. Asked of the server, so it is there after a reload and a new start too. */
export const SiteTasks = ({ onChange }: { onChange: () => void }) => {
  const { tasks } = useWords(words)
  const { data, reload } = useReading(calls.listSiteTasks, {})
  const shown = (data?.tasks ?? []).filter(
    ({ created, state }) => state === 'running' || Date.now() - created < shownForMs,
  )
  const isRunning = shown.some(({ state }) => state === 'running')
  const done = shown.reduce((sum, task) => sum + task.done + (task.state === 'running' ? 0 : 1), 0)
  const seen = useRef(done)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  useEffect(() => {
    addEventListener('vitrine-site-task', reload)
    return () => removeEventListener('vitrine-site-task', reload)
  }, [reload])
  useEffect(() => {
    if (seen.current === done) return
    seen.current = done
    onChange()
  })
  if (shown.length === 0) return null
  return (
    <section className="v-tasks" aria-label={tasks}>
      {shown.map(task => (
        <Task key={task.id} task={task} />
      ))}
    </section>
  )
}

/** Something was begun here: whoever shows progress asks again. */
export const tellTask = () => dispatchEvent(new Event('vitrine-site-task'))

const Task = ({ task }: { task: SiteTaskProgress }) => {
  const own = useWords(words)
  const columns = useWords(columnWords)
  const reasonOf = useReason()
  const { state, kind, name, total, done, problems, siteId } = task
  const title =
    kind === 'import'
      ? state === 'failed'
        ? own.stopped
        : own.list
      : state === 'running'
        ? own.making(name)
        : state === 'done'
          ? own.made(name)
          : own.notMade(name)
  const reasons = (
    <ul className="v-problem">
      {problems.map(({ row, key, code, column }) => (
        <li key={`${row} ${key}`}>
          {kind === 'import' ? `${own.row(row)} (${key}): ` : ''}
          {column && column in columns ? columns[column as keyof typeof columns] : reasonOf(code)}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="v-task" data-state={state}>
      <span role="status">
        {title} {kind === 'import' ? `${done}/${total}` : ''}
      </span>
      {state === 'running' ? <progress value={done} max={Math.max(total, 1)} aria-label={title} /> : null}
      {state === 'done' && siteId ? (
        <DeskLink to={['sites', siteId]} className="v-link">
          {own.manage}
        </DeskLink>
      ) : null}
      {problems.length > fewProblems ? (
        <details>
          <summary className="v-problem">{own.refusedRows(problems.length)}</summary>
          {reasons}
        </details>
      ) : problems.length > 0 ? (
        reasons
      ) : null}
    </div>
  )
}
