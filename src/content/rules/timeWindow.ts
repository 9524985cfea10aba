import type { Group } from '../group'
import type { PageDocument } from '../page'
import type { TimeWindow } from '../timeWindow'

/** The end itself is outside: at that moment the section is gone. */
export const isInWindow = (window: TimeWindow | null | undefined, now: number) =>
  !window || ((window.from ?? now) <= now && now < (window.to ?? Infinity))

/** PUB-10: the page as visitors see it now, and until when that holds. */
export const withinWindows = (page: PageDocument, now: number): { page: PageDocument; until: number } => {
  const all = page.groups.flatMap(group => [group, ...group.cards])
  const moments = all.flatMap(({ window }) => [window?.from, window?.to])
  const shown = (groups: readonly Group[]) => groups.filter(group => isInWindow(group.window, now))
  return {
    page: { ...page, groups: shown(page.groups).map(group => ({ ...group, cards: shown(group.cards) })) },
    until: Math.min(...moments.filter(moment => typeof moment === 'number' && moment > now).map(Number), Infinity),
  }
}
