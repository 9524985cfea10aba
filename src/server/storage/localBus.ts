import type { Bus, News } from './storage'

type LocalBus = Bus & { deliver: (news: readonly News[]) => void; announceGap: () => void; announceLoss: () => void }

/** Delivers news within this process; the PostgreSQL engine feeds other instances' news into it as well. */
export const createLocalBus = (): LocalBus => {
  const listeners = new Set<(news: News) => void>()
  const gapListeners = new Set<() => void>()
  const lossListeners = new Set<() => void>()
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGap: listener => {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    onLoss: listener => {
      lossListeners.add(listener)
      return () => lossListeners.delete(listener)
    },
    isCurrent: () => true,
    isLost: () => false,
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
    announceLoss: () => {
      for (const listener of lossListeners) listener()
    },
  }
}
