import type { Scope } from '../../content/scope'
import type { News, Tx } from './storage'
import type { Topic } from './topics'

/** Gathers what a unit of work touches and tells, each once; null when there is nothing. */
export const collectNews = (): Pick<Tx, 'touch' | 'tell'> & { news: () => News | null } => {
  const tagsOf = new Map<Scope, Set<string>>()
  const told = new Set<Topic>()
  return {
    touch: (scope, ...tags) => {
      const known = tagsOf.get(scope) ?? new Set()
      for (const tag of tags) known.add(tag)
      tagsOf.set(scope, known)
    },
    tell: topic => {
      told.add(topic)
    },
    news: () => {
      const touched = [...tagsOf].map(([scope, tags]) => ({ scope, tags: [...tags] }))
      return touched.length > 0 || told.size > 0 ? { touched, told: [...told] } : null
    },
  }
}
