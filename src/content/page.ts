import * as z from 'zod/mini'
import type { PageCollection } from './collection'
import type { Group } from './group'
import type { Locale, Localized } from './locale'

/** ROUTE-5 */
export const pageRoles = ['home', 'search', 'imprint', 'privacyPolicy', 'contact'] as const
export const pageRoleSchema = z.enum(pageRoles)
export type PageRole = z.infer<typeof pageRoleSchema>

/** ROUTE-4: found as `~key` whatever the slug. */
export const pageKeys = [
  'home',
  'search',
  'contact',
  'imprint',
  'privacy',
  'terms',
  'urban-golf-start',
  'urban-golf-share',
  'urban-golf-play',
  'urban-golf-edit',
  'urban-golf-coupon',
] as const
export const pageKeySchema = z.enum(pageKeys)
export type PageKey = z.infer<typeof pageKeySchema>

/** Keys that an editor gives to a page; the others belong to the home page and the game. */
export const givenKeys = ['contact', 'imprint', 'privacy', 'terms', 'search'] as const satisfies readonly PageKey[]
export const givenKeySchema = z.enum(givenKeys)
export type GivenKey = z.infer<typeof givenKeySchema>

/** The part of a page that goes live with its publishing (D4): the document a version holds. */
export type PageDocument = {
  id: string
  collection: PageCollection | null
  role: PageRole | null
  key: PageKey | null
  name: Localized<string>
  slug: Localized<string>
  disallowedLanguages: Locale[]
  meta: {
    title: Localized<string>
    description: Localized<string>
    shareImage: string | null
  }
  groups: Group[]
}
