import type { Clock } from '../../src/editor/state/clock'

/** Time that passes when the test says so. */
export const createTestClock = () => {
  let time = 1_000_000
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(entry => entry !== timer)
      }
    },
  }
  return {
    clock,
    /** On to the next moment something is due; false when nothing is. */
    next: (): boolean => {
      const [first] = timers.toSorted((a, b) => a.at - b.at)
      if (!first) return false
      time = Math.max(time, first.at)
      timers = timers.filter(entry => entry !== first)
      first.run()
      return true
    },
    /** What had been set is never due: whoever set it is gone. */
    stop: () => {
      timers = []
    },
  }
}
