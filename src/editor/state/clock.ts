/** When it is, and later: tests have their own. */
export type Clock = { now: () => number; after: (ms: number, run: () => void) => () => void }

export const clock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
