import type { Clock } from './clock'

const retryMs = [1_000, 2_000, 5_000, 10_000]

/** How long to wait before the next try, after so many. */
export const waitMs = (tries: number) => retryMs[Math.min(tries, retryMs.length - 1)]!

/** How often a change is sent to a server that answers but cannot take it. */
export const mostFaults = retryMs.length

/** Whether anybody answers. */
export const createConnection = (clock: Clock) => {
  /** No answer to the last try: how often in a row, and when the next is due. */
  let silence = { count: 0, until: 0 }
  /** How many answers came, and how many had come when a change went unanswered last. */
  let heard = 0
  const unheard = new Map<string, number>()
  const reset = () => {
    silence = { count: 0, until: 0 }
  }
  return {
    isSilent: () => silence.count > 0,
    until: () => silence.until,
    reset,
    hear: () => {
      heard += 1
      reset()
    },
    /** A change got no answer. True where others did since its last try: then it is the change, not the connection. */
    miss: (id: string): boolean => {
      const isItself = heard > (unheard.get(id) ?? heard)
      unheard.set(id, heard)
      if (!isItself) silence = { count: silence.count + 1, until: clock.now() + waitMs(silence.count) }
      return isItself
    },
  }
}

export type Connection = ReturnType<typeof createConnection>
