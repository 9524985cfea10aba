import { loadBranches } from '../loadBranches.server'
import type { BlockLoader } from '../loader'

export const load: BlockLoader = async input => ({ branches: await loadBranches(input) })
