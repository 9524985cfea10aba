/** What is selected: a section or card, or one of its fields. */
export type Selection = { groupId: string; field: string | null; link?: string | null }
