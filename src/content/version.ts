import * as z from 'zod/mini'

/**
 * What a version of a page is: one that was or is live, one that waits for its moment, one that missed it because
 * somebody published first (D7), or the state of the page that a revert or a restore replaced.
 */
export const versionKinds = ['published', 'scheduled', 'missed', 'replaced'] as const
export const versionKindSchema = z.enum(versionKinds)
export type VersionKind = z.infer<typeof versionKindSchema>
