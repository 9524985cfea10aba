import type { Locale, Localized } from '../content/locale'
import type { Site } from '../content/site'
import type { BlockReader } from './loader'

/** An entry of a section that has an address of its own, such as a job: `/de/jobs/{id}` (D29). */
export type BlockItem = {
  id: string
  name: Localized<string>
  description: Localized<string>
  /** Those it is there in; it has an address in no other. */
  languages: readonly Locale[]
  /** Milliseconds of its last change. */
  updated: number | null
}

type Place = { reader: BlockReader; site: Site; now: number }

/**
 * What a block says in `items.server.ts`. The page that holds the section is drawn with the entry opened: its loader is
 * told which. Whatever is read is noted, so that page and sitemap know how long they are good.
 */
export type BlockItems = {
  /** `jobs` in the address. */
  segment: string
  find: (place: Place & { id: string }) => Promise<BlockItem | null>
  /** For the sitemap. */
  list: (place: Place) => Promise<BlockItem[]>
}
