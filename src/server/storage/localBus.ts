import type { Bus, News } from './storage'

/** Delivers news within this process; the PostgreSQL engine feeds other instances' news into it as well. */
export const createLocalBus = (): Bus & { deliver: (news: readonly News[]) => void; announceGap: () => void } => {
  const listeners = new Set<(news: News) => void>()
  const gapListeners = new Set<() => void>()
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGap: listener => {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    isCurrent: () => true,
    deliver: news => {
      for (const entry of news)
        for (const listener of listeners) {
          // One listener's fault must not keep the news from the others, nor stop the writes behind it.
          try {
            listener(entry)
          } catch (error) {
            console.error(error)
          }
        }
    },
    announceGap: () => {
      for (const listener of gapListeners) listener()
    },
  }
}
