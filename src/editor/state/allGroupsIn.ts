import type { Group } from '../../content/group'

/** Sections and their cards. */
export const allGroupsIn = (groups: readonly Group[]): Group[] => groups.flatMap(group => [group, ...group.cards])
