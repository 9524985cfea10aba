import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../../../contract/calls'
import type { SiteTaskProblem, SiteTaskProgress } from '../../../contract/sites'
import { common } from '../../../editor/i18n/common'
import { useWords } from '../../../editor/i18n/words'
import { useDesk } from '../../DeskContext'
import { DeskLink } from '../../DeskLink'
import { useReading } from '../../useReading'
import { useReason } from '../../useReason'
import { columnWords, words } from './words'

const everyMs = 1_000
const shownForMs = 60 * 60 * 1000

/** How far sites being made are. Asked of the server, so it is there after a reload and a new start too. */
export const SiteTasks = ({ onChange }: { onChange: () => void }) => {
  const { tasks } = useWords(words)
  const { data, reload } = useReading(calls.listSiteTasks, {})
  const { isClosed, close } = useClosed()
  const shown = (data?.tasks ?? []).filter(
    ({ id, created, state }) => state === 'running' || (Date.now() - created < shownForMs && !isClosed(id)),
  )
  const isRunning = shown.some(({ state }) => state === 'running')
  // The list of all sites is read anew when one is through, not with every step.
  const ended = (data?.tasks ?? []).filter(({ state }) => state !== 'running').length
  const seen = useRef<number | null>(null)
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
    if (!data || seen.current === ended) return
    if (seen.current !== null) onChange()
    seen.current = ended
  })
  if (shown.length === 0) return null
  return (
    <section className="v-tasks" aria-label={tasks}>
      {shown.map(task => (
        <Task key={task.id} task={task} onClose={() => close(task.id)} />
      ))}
    </section>
  )
}

const closedKey = 'vitrine:closed-site-tasks'
const mostClosed = 50

/** What somebody has put away stays so in this browser. */
const useClosed = () => {
  const [closed, setClosed] = useState<string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(closedKey) ?? '[]') as string[]
    } catch {
      return []
    }
  })
  const close = (id: string) => {
    const ids = [id, ...closed].slice(0, mostClosed)
    setClosed(ids)
    try {
      localStorage.setItem(closedKey, JSON.stringify(ids))
    } catch {
      // Without a memory it is closed until the page is loaded anew.
    }
  }
  return { isClosed: (id: string) => closed.includes(id), close }
}

/** Something was begun here: whoever shows progress asks again. */
export const tellTask = () => dispatchEvent(new Event('vitrine-site-task'))

const Task = ({ task, onClose }: { task: SiteTaskProgress; onClose: () => void }) => {
  const { close } = useWords(common)
  const { state, kind, total, done, refused } = task
  const title = useTitle(task)
  return (
    <div className="v-task" data-state={state}>
      <div className="v-task-head">
        <span role="status">
          {title}
          {kind === 'import' && state === 'running' ? ` ${done}/${total}` : ''}
        </span>
        {state === 'running' ? null : (
          <button type="button" className="v-icon" aria-label={`${close}: ${title}`} onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        )}
      </div>
      {state === 'running' ? <progress value={done} max={Math.max(total, 1)} aria-label={title} /> : null}
      {state === 'done' && task.siteId ? <Ways task={task} siteId={task.siteId} /> : null}
      {refused > task.problems.length ? (
        <AllProblems task={task} />
      ) : refused > 0 ? (
        <Problems isList={kind === 'import'} problems={task.problems} />
      ) : null}
    </div>
  )
}

const useTitle = ({ state, kind, name, done, refused }: SiteTaskProgress) => {
  const own = useWords(words)
  if (kind === 'import') {
    const ended = `${own.listDone(done - refused)}${refused > 0 ? own.listRefused(refused) : ''}`
    return state === 'running' ? own.list : state === 'failed' ? own.stopped : ended
  }
  return state === 'running' ? own.making(name) : state === 'done' ? own.made(name) : own.notMade(name)
}

/** To its data, and signed in to its pages. */
const Ways = ({ task, siteId }: { task: SiteTaskProgress; siteId: string }) => {
  const own = useWords(words)
  const { ask } = useDesk()
  const reasonOf = useReason()
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    const answer = await ask(calls.openMySite, { id: siteId })
    if (answer.success) location.assign(answer.data.to)
    else setProblem(reasonOf(answer.code))
  }
  return (
    <div className="v-row-actions">
      <button type="button" className="v-link" onClick={() => void open()}>
        {own.openSite(task.name)}
      </button>
      <DeskLink to={['sites', siteId]} className="v-link">
        {own.manage}
      </DeskLink>
      {problem ? (
        <p className="v-problem" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/** Asked for when somebody wants to see them: there may be thousands. */
const AllProblems = ({ task: { id, refused } }: { task: SiteTaskProgress }) => {
  const own = useWords(words)
  const { ask } = useDesk()
  const [problems, setProblems] = useState<SiteTaskProblem[] | null>(null)
  const read = async () => {
    const answer = await ask(calls.listTaskProblems, { id })
    if (answer.success) setProblems(answer.data.problems)
  }
  return (
    <details onToggle={event => event.currentTarget.open && void read()}>
      <summary className="v-problem">{own.refusedRows(refused)}</summary>
      {problems ? <Problems isList problems={problems} /> : null}
    </details>
  )
}

const Problems = ({ problems, isList }: { problems: readonly SiteTaskProblem[]; isList: boolean }) => {
  const own = useWords(words)
  const columns = useWords(columnWords)
  const reasonOf = useReason()
  return (
    <ul className="v-problem">
      {problems.map(({ row, key, code, column }) => (
        <li key={`${row} ${key}`}>
          {isList ? `${own.row(row)}${key ? ` (${key})` : ''}: ` : ''}
          {column && column in columns ? columns[column as keyof typeof columns] : reasonOf(code)}
        </li>
      ))}
    </ul>
  )
}
