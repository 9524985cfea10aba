import type { Business } from './business'
import type { PageCollection } from './collection'
import type { GroupDraft } from './draft'
import type { Locale, Localized } from './locale'
import type { PageKey, PageRole } from './page'
import type { Settings } from './settings'
import type { Theme } from './theme'

/**
 * A site written down: the demo, and what new sites start from. Pages are named by `ref`; links say `@ref` where an id
 * belongs (`{ type: 'page', page: { id: '@kontakt' } }`, in rich text `[Wort](page:@kontakt)`), pictures say their name.
 */
export type SiteTemplate = {
  key: string
  name: string
  locales: Locale[]
  defaultLocale: Locale
  theme: Theme
  /** Names of the pictures drawn for the logo. */
  logo?: string
  alternativeLogo?: string
  /** Pictures the site has besides those its pages show. */
  pictures?: string[]
  isAssociation?: boolean
  business?: Omit<Business, 'logoMediaId'>
  settings?: (defaults: Settings) => Settings
  pages: PageTemplate[]
  navigation: { label: Localized<string>; children: { page: string; appearance?: 'default' | 'button' }[] }[]
}

export type PageTemplate = {
  ref: string
  collection?: PageCollection
  role?: PageRole
  key?: PageKey
  name: Localized<string>
  slug?: Localized<string>
  meta?: { title?: Localized<string>; description?: Localized<string>; shareImage?: string }
  disallowedLanguages?: Locale[]
  password?: string
  /** Of a page that had one already. */
  passwordHash?: string
  groups: GroupDraft[]
  /** Stays unpublished. */
  isDraft?: boolean
}
