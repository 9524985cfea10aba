import { everything, installation } from '../../content/scope'
import type { Bus, News, Touched } from './storage'
import { isSiteTopic, siteTopic, type Topic } from './topics'

type LocalBus = Bus & { deliver: (news: News) => void; announceGap: () => void; announceLoss: () => void }

/** Delivers news within this process; the PostgreSQL engine feeds other instances' news into it as well. */
export const createLocalBus = (): LocalBus => {
  const listeners = new Set<(touched: Touched) => void>()
  const hearers = new Map<Topic, Set<() => void>>()
  const gapListeners = new Set<() => void>()
  const lossListeners = new Set<() => void>()

  const hear: Bus['hear'] = (topic, listener) => {
    hearers.set(topic, (hearers.get(topic) ?? new Set()).add(listener))
    return () => {
      const left = hearers.get(topic)
      left?.delete(listener)
      if (left?.size === 0) hearers.delete(topic)
    }
  }

  const topicsTouched = ({ scope, tags }: Touched): Topic[] => {
    if (scope === installation) return []
    if (tags.includes(everything)) return [...hearers.keys()].filter(topic => isSiteTopic(topic, scope))
    return tags.map(tag => siteTopic(scope, tag))
  }

  const wake = (topics: Iterable<Topic>) => {
    for (const topic of topics) for (const listener of [...(hearers.get(topic) ?? [])]) quietly(listener)
  }

  return {
    subscribe: listener => register(listeners, listener),
    hear,
    onGap: listener => register(gapListeners, listener),
    onLoss: listener => register(lossListeners, listener),
    isCurrent: () => true,
    isLost: () => false,
    deliver: ({ touched, told }) => {
      // What is remembered goes first: whoever hears of it reads anew.
      for (const entry of touched) for (const listener of listeners) quietly(() => listener(entry))
      wake(new Set([...told, ...touched.flatMap(topicsTouched)]))
    },
    announceGap: () => {
      for (const listener of gapListeners) quietly(listener)
      wake([...hearers.keys()])
    },
    announceLoss: () => {
      for (const listener of lossListeners) quietly(listener)
    },
  }
}

const register = <T>(listeners: Set<T>, listener: T) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One listener's fault must not keep the news from the others, nor stop the writes behind it. */
const quietly = (listener: () => void) => {
  try {
    listener()
  } catch (error) {
    console.error(error)
  }
}
