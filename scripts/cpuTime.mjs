import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Counts the processor time of this process and everything it starts. The call it returns gives the seconds up to now;
 * null where there is no /proc.
 */
export const watchCpuTime = () => {
  if (!existsSync('/proc/self/stat')) return () => null
  let last = 0
  let lost = 0
  // A process that nobody waits for takes its time with it: Chromium's pages do. The sum falls by that much.
  const look = () => {
    const now = secondsOfFamily()
    lost += Math.max(0, last - now)
    last = now
    return last + lost
  }
  setInterval(look, 500).unref()
  return look
}

/** Of all living ones, with what each has of children it saw end. */
const secondsOfFamily = () => {
  const processes = new Map(readdirSync('/proc').flatMap(readProcess))
  const isOurs = pid => pid === process.pid || (processes.has(pid) && isOurs(processes.get(pid).parent))
  let ticks = 0
  for (const [pid, entry] of processes) if (isOurs(pid)) ticks += entry.ticks
  return ticks / ticksPerSecond
}

/** Linux counts in hundredths wherever Node runs. */
const ticksPerSecond = 100

const readProcess = name => {
  if (!/^\d+$/.test(name)) return []
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [[Number(name), { parent: Number(fields[1]), ticks }]]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
