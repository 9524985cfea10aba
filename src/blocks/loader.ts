import type { Business, Canton } from '../content/business'
import type { PageCollection } from '../content/collection'
import type { Group } from '../content/group'
import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { PageDocument } from '../content/page'
import type { PageSources } from '../content/pageSources'
import type { Mode } from '../content/rules/route'
import type { Holiday } from '../content/rules/specialDates'
import type { Settings } from '../content/settings'
import type { Site } from '../content/site'
import type { PageReference } from '../render/model'

/** What a loader may read. Each read is noted, so that the page is drawn anew when it changes (D15). */
export type BlockReader = {
  /** Published pages of a collection in their order (in edit mode: the working ones), archived ones left out. */
  collectionPages: (collection: PageCollection) => Promise<{ reference: PageReference; page: PageDocument }[]>
  media: (ids: readonly string[]) => Promise<Record<string, Media>>
  /** The business linked to this site. */
  business: () => Promise<Business | null>
  settings: () => Promise<Settings>
  holidays: (range: { canton: Canton | null; fromDate: string; toDate: string; locale: Locale }) => Promise<Holiday[]>
  /** The drawn page is good until then at most (D16). */
  validUntil: (moment: number) => void
  /** The drawn page may load from these hosts (D14). */
  allow: (sources: PageSources) => void
  /** What search engines are told of the page besides (LIVE-12): an object of schema.org. */
  describe: (data: object) => void
}

/** Runs before drawing; its result is plain JSON and reaches the View as `loaded`. */
export type BlockLoader = (input: {
  group: Group
  options: Record<string, unknown>
  /** What the address asks of this section: of its `queryKeys` those that are there (LIVE-14). */
  query: Record<string, string>
  /** The entry of this section that the address names (D29). */
  item: string | null
  reader: BlockReader
  site: Site
  locale: Locale
  mode: Mode
  now: number
}) => Promise<unknown>
