import type { Business } from '../content/business'
import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { Navigation } from '../content/navigation'
import type { Mode } from '../content/rules/route'
import type { Settings } from '../content/settings'
import type { Site } from '../content/site'
import type { PageReference } from '../render/model'
import type { BranchDescription } from '../render/parts/describeBranch'

/** What a page's surroundings are made from. */
export type ShellInput = {
  site: Site
  settings: Settings
  navigation: Navigation
  /** Every page the navigation or the footer may name. */
  pages: Record<string, PageReference>
  wellKnown: {
    contact: PageReference | null
    imprint: PageReference | null
    privacy: PageReference | null
    terms: PageReference | null
  }
  business: Business | null
  /** HOURS-6: the branch of header and footer, in the words that sections use too. */
  branch: BranchDescription | null
  logo: Media | null
  alternativeLogo: Media | null
  /** Null on system pages: search, login, 404. */
  page: PageReference | null
  /** On a page of a collection: the page that shows all of it. */
  container?: PageReference | null
  /** The system page's segment, so that the language switch stays on it. */
  system?: 'search' | 'login' | null
  locale: Locale
  mode: Mode
  now: number
}
