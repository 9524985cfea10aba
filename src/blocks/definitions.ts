import type { BlockDefinition } from '../content/defineBlock'

/** Every block's `block.ts`, by its folder's name. No list is kept by hand. */
const modules = import.meta.glob<{ default: BlockDefinition }>('./*/block.ts', { eager: true })

export const definitions: Record<string, BlockDefinition> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[1]!, module.default]),
)
