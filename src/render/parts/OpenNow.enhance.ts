import type { ScriptHours } from '../../content/rules/hoursForScript'
import { stateFromIntervals, weekdayFromDays } from '../../content/rules/openNow'

const timeZone = 'Europe/Berlin'
const longestWait = 3_600_000

/** HOURS-2, HOURS-4: says whether it is open now and marks today; the cached HTML knows neither. */
export default (element: HTMLElement) => {
  const hours = JSON.parse(element.dataset.hours ?? 'null') as ScriptHours | null
  const state = element.querySelector<HTMLElement>('.branch-state')
  let timer = 0

  const show = () => {
    const now = Date.now()
    const weekday = hours ? weekdayFromDays(hours.days, now) : null
    const today = markToday(element, weekday, now)
    if (!hours || !state || weekday === null || hours.open.length === 0) return
    // HOURS-6: neither open nor closed is known.
    const isUnsure = today?.dataset.unsure !== undefined
    const { isOpen, changesAt } = stateFromIntervals(hours.open, now)
    const opens = !isUnsure && !isOpen && changesAt !== null ? ` · ${state.dataset.opens} ${wallTime(changesAt)}` : ''
    const kind = isUnsure ? 'unsure' : isOpen ? 'open' : 'closed'
    state.textContent = `${state.dataset[kind]}${opens}`
    state.dataset.state = kind
    timer = window.setTimeout(show, Math.min((changesAt ?? Infinity) - now + 1000, longestWait))
  }

  show()
  return () => {
    clearTimeout(timer)
    for (const row of element.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current')
    if (!state) return
    state.textContent = ''
    delete state.dataset.state
  }
}

/** A special date that is today stands for its weekday; answers it. */
const markToday = (element: HTMLElement, weekday: number | null, now: number) => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  const special = element.querySelector<HTMLElement>(`[data-date="${date}"]`)
  for (const row of element.querySelectorAll<HTMLElement>('[data-weekdays], [data-date]')) {
    const [from = 0, to = 0] = (row.dataset.weekdays ?? '').split('-').map(Number)
    const isToday = special ? row === special : weekday !== null && from <= weekday && weekday <= to
    if (isToday) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
  }
  return special
}

const wallTime = (instant: number) =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'de', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
