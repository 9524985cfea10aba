export const categories: readonly string[]
export function shortOf(page: { scores: readonly number[]; isIndexed: boolean }): string[]
