import type { Storage } from '../src/server/storage/storage'

/** The same storage, in which something else may come before the next unit of work but so many. */
export const interrupted = (storage: Storage) => {
  let left = -1
  let between = async () => {}
  /** Answers whether it came to that. */
  const place = (after: number, work: () => Promise<unknown>) => {
    let isDone = false
    left = after
    between = async () => {
      isDone = true
      await work()
    }
    return () => isDone
  }
  const write: Storage['write'] = async unit => {
    if (left-- === 0) await between()
    return storage.write(unit)
  }
  return { place, storage: { ...storage, write } }
}
