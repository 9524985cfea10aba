import type { BlockDefinition } from '../defineBlock'
import type { Group } from '../group'

/** Leads stored content step by step to today's shape of its block. */
export const upgradeGroup = (group: Group, definition: BlockDefinition): Group => {
  let current = group
  while (current.shape < definition.shape) {
    const step = definition.upgrades?.[current.shape]
    current = { ...(step ? step(current) : current), shape: current.shape + 1 }
  }
  return current
}
