import type { SiteId } from './id'

/** What belongs to no site but to all of them: business data (D26). */
export const installation = 'installation'

/** Where a tag counts: the same name in two scopes is two things. */
export type Scope = SiteId | typeof installation

/** The tag that stands for all tags of a scope. */
export const everything = '*'
