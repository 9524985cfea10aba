import type { Browser, Page } from 'playwright-core'

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args?: { data?: { type?: string } }
}

/** Script, style and layout: what keeps the page from showing the letter (D41). Paint is the compositor's. */
const work = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'V8.GC_MC_BACKGROUND_SWEEPING',
  'MinorGC',
  'MajorGC',
  'UpdateLayoutTree',
  'Layout',
])

/** Traces what `type` does; answers the milliseconds of work after each key that went down. */
export const busyTimes = async (browser: Browser, page: Page, type: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
  await type()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const keys = traceEvents.filter(event => event.name === 'EventDispatch' && event.args?.data?.type === 'keydown')
  return keys.map((key, index) => {
    const until = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    const own = traceEvents.filter(
      ({ name, ph, ts, pid, tid }) =>
        ph === 'X' && work.has(name) && pid === key.pid && tid === key.tid && ts >= key.ts && ts < until,
    )
    return union(own) / 1000
  })
}

/** Events contain one another; every moment counts once. */
const union = (events: readonly TraceEvent[]) => {
  let sum = 0
  let end = 0
  for (const { ts, dur = 0 } of [...events].sort((a, b) => a.ts - b.ts)) {
    sum += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return sum
}
