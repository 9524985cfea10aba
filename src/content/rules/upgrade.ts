import type { BlockDefinition } from '../defineBlock'
import type { Group } from '../group'
import type { PageDocument } from '../page'

/** Leads stored content step by step to today's shape of its block. */
export const upgradeGroup = (group: Group, definition: BlockDefinition): Group => {
  let current = group
  while (current.shape < definition.shape) {
    const step = definition.upgrades?.[current.shape]
    current = { ...(step ? step(current) : current), shape: current.shape + 1 }
  }
  return current
}

/** Stored content in today's shapes, itself if it is; blocks that no longer exist stay as they are. */
export const upgradeDocument = (
  page: PageDocument,
  definitions: Record<string, BlockDefinition | undefined>,
): PageDocument => {
  const upgrade = (group: Group): Group => {
    const definition = definitions[group.type]
    return definition ? upgradeGroup(group, definition) : group
  }
  const isOfToday = (group: Group): boolean => upgrade(group) === group && group.cards.every(isOfToday)
  if (page.groups.every(isOfToday)) return page
  return {
    ...page,
    groups: page.groups.map(upgrade).map(group => ({ ...group, cards: group.cards.map(upgrade) })),
  }
}
