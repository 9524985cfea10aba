import { AsyncLocalStorage } from 'node:async_hooks'

/** One for all storages of a process: with every promise Node goes through each that there is. */
const inside = new AsyncLocalStorage<object>()

/**
 * Catches a unit of work opened inside another: a mistake of ours that would wait for itself. Left out of production,
 * where following every call costs each request a fifth of its time; the limit on units still ends such a wait.
 */
export const createNestingGuard = (): { run: <T>(work: () => T) => T; check: () => void } => {
  if (process.env.NODE_ENV === 'production') return { run: work => work(), check: () => {} }
  const storage = {}
  return {
    run: work => inside.run(storage, work),
    check: () => {
      if (inside.getStore() === storage) throw new Error('storage.write was called inside a unit of work.')
    },
  }
}
