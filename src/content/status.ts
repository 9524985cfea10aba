import * as z from 'zod/mini'

/** MODEL-1 */
export const statuses = ['draft', 'published', 'archived', 'deleted', 'markedForDeletion'] as const
export const statusSchema = z.enum(statuses)
export type Status = z.infer<typeof statusSchema>
