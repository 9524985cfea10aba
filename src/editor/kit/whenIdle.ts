/** Runs when the browser has nothing more urgent to do; answers how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: 1_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 100)
  return () => clearTimeout(timer)
}
