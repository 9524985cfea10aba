import { cards } from './cards'
import { groups } from './groups'
import { navigation } from './navigation'
import { pages } from './pages'
import { pageValues } from './pageValues'
import type { Resource } from './resource'
import { settings } from './settings'
import { theme } from './theme'

/** Everything that can be edited. One more is one more file here. */
export const resources = { pageValues, groups, cards, pages, navigation, settings, theme }

export type ResourceName = keyof typeof resources
export type ChangeOf<N extends ResourceName> = (typeof resources)[N] extends Resource<infer C> ? C : never

/** The resource of a change whose kind is only known while the editor runs. */
export const resourceOf = (operation: { resource: ResourceName }): Resource<unknown> =>
  resources[operation.resource] as unknown as Resource<unknown>
