/** What is there instead of what a change was based on. */
export type Current = { value: unknown; version: number; changedBy: string | null }
