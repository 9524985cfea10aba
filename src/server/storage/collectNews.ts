import type { SiteId } from '../../content/id'
import type { News, Tx } from './storage'

/** Gathers what a unit of work touches, once per site. */
export const collectNews = (): { touch: Tx['touch']; news: () => News[] } => {
  const tagsOf = new Map<SiteId, Set<string>>()
  return {
    touch: (siteId, ...tags) => {
      const known = tagsOf.get(siteId) ?? new Set()
      for (const tag of tags) known.add(tag)
      tagsOf.set(siteId, known)
    },
    news: () => [...tagsOf].map(([siteId, tags]) => ({ siteId, tags: [...tags] })),
  }
}
