import * as z from 'zod/mini'
import type { SiteId } from './id'
import type { Locale } from './locale'
import type { Theme } from './theme'

export type Host = {
  host: string
  isPrimary: boolean
  scheme: 'http' | 'https'
  /** Null: the port the server listens on, or the scheme's own behind a proxy. */
  port: number | null
}

export type Site = {
  id: SiteId
  key: string
  name: string
  locales: Locale[]
  defaultLocale: Locale
  theme: Theme
  isAssociation: boolean
  /** SET-6: counts only until a business is linked. */
  healthOpticsFlag: boolean
  businessId: string | null
  suspended: boolean
}

export const isMultilingual = (site: Pick<Site, 'locales'>) => site.locales.length > 1

/** SEC-3 */
export const roles = ['admin', 'optician'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

export const siteKeySchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/))
export const hostNameSchema = z
  .string()
  .check(z.regex(/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/))

/** What an operator looks for in the list of all sites. */
export const siteFilters = ['all', 'changed', 'failed', 'suspended', 'deleted'] as const
export type SiteFilter = (typeof siteFilters)[number]

/** For so long a deleted site can be taken back (D27). */
export const deletedSiteKeptMs = 30 * 24 * 60 * 60 * 1000
