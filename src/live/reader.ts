import type { BlockReader } from '../blocks/loader'
import type { PageCollection } from '../content/collection'
import type { Locale, Localized } from '../content/locale'
import type { Navigation } from '../content/navigation'
import type { PageDocument, PageKey, PageRole } from '../content/page'
import type { PageSources } from '../content/pageSources'
import type { PageReference } from '../render/model'
import type { Drawn } from './cache.server'

export type ListedPage = PageReference & {
  /** LIVE-19: the languages in which it has an address or a text of its own; null where that is not known. */
  written: Locale[] | null
  /** What visitors reach it at. */
  publishedSlug: Localized<string>
  role: string | null
  key: PageKey | null
  order: string
  isArchived: boolean
  /** Of its own values, by key; empty for visitors. */
  versions: Record<string, number>
}

/** Pages of which one of these is true. */
export type PagesAsked = {
  ids?: Iterable<string>
  keys?: readonly PageKey[]
  role?: PageRole
  collection?: PageCollection | null
}

/** All that drawing a page may read. It notes what it returned, so that the result knows when it is out of date (D15). */
export type LiveReader = BlockReader & {
  navigation: () => Promise<Navigation>
  /** The pages asked for that this mode may link to; without a question every one. A site may have thousands. */
  pages: (asked?: PagesAsked) => Promise<ListedPage[]>
  /** Milliseconds of each page's last publishing, by id. */
  publishedMoments: () => Promise<ReadonlyMap<string, number>>
  /** Live: the published document; in edit mode the working one. */
  document: (pageId: string) => Promise<PageDocument | null>
  /** Pages that have a section of this type, or had when they were published: `document` tells. */
  pagesWith: (type: string) => Promise<ListedPage[]>
  findSlug: (place: {
    locale: Locale
    collection: PageCollection | null
    slug: string
  }) => Promise<{ pageId: string; isLive: boolean; wasLive: boolean } | null>
  noted: () => Pick<Drawn, 'tags' | 'sharedTags' | 'validUntil'> & {
    sources: readonly PageSources[]
    described: readonly object[]
  }
}
