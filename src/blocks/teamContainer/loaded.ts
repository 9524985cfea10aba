import type { BranchDescription } from '../../render/parts/describeBranch'
import type { CollectionItem, LocalText } from '../collectionItem'

export type Member = CollectionItem & { function: LocalText | null; quote: LocalText | null }

/** Only the split card shows branches (BLOCK-15). */
export type LoadedTeam = { members: Member[]; branches: BranchDescription[] }
