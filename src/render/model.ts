import type { PageCollection } from '../content/collection'
import type { Locale, Localized } from '../content/locale'
import type { Media } from '../content/media'
import type { PageDocument } from '../content/page'
import type { Mode } from '../content/rules/route'

/** A page as links and lists need it. */
export type PageReference = {
  id: string
  isHome: boolean
  isPublished: boolean
  collection: PageCollection | null
  slug: Localized<string>
  name: Localized<string>
  disallowedLanguages: Locale[]
  hasPassword: boolean
}

/** Everything a page's document names by id, looked up once per drawing. */
export type References = { pages: Record<string, PageReference>; media: Record<string, Media> }

/** What drawing a page's sections needs: plain data, the same on the server and in the editor. */
export type PageModel = {
  site: { key: string; name: string; locales: Locale[]; defaultLocale: Locale }
  locale: Locale
  mode: Mode
  page: PageDocument
  references: References
  /** What the blocks' loaders returned, by group id. */
  loaded: Record<string, unknown>
}
