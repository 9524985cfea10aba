import type { Locale } from '../content/locale'
import type { Media } from '../content/media'

/** `lang` when it is not the page's language (D8). */
export type LocalText = { value: string; lang: Locale | undefined }

/** A page of a collection as its container lists it. */
export type CollectionItem = {
  id: string
  name: string
  /** The name's, where it is not the page's. */
  lang?: Locale
  href: string
  media: Media | null
}
