import type { BranchHours } from '../business'
import { openIntervals } from './openIntervals'
import { localAt, startOfDay } from './zonedTime'

/** Both lists are read by `openNow.ts`, which describes them. */
export type ScriptHours = { open: number[]; days: number[] }

const windowDays = 8
const minute = 60_000

/** What the visitor's script needs to mark "open now" and today (D16); the same all through a local day. */
export const hoursForScript = ({ periods, specials }: BranchHours, now: number): ScriptHours => {
  const { day, weekday } = localAt(now)
  const midnights = Array.from({ length: windowDays + 1 }, (_, index) => startOfDay(day + index) / minute)
  const [first = 0] = midnights
  const end = midnights.at(-1) ?? first
  const edges: number[] = []
  for (const interval of openIntervals({ periods, specials }, day - 1)) {
    if (interval.start / minute >= end) break
    if (interval.end / minute <= first) continue
    edges.push(interval.start / minute)
    if (interval.end !== Infinity) edges.push(interval.end / minute)
  }
  return { open: steps(edges), days: [weekday, ...steps(midnights)] }
}

const steps = (edges: readonly number[]) => edges.map((edge, index) => edge - (edges[index - 1] ?? 0))
