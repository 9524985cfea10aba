import type { PageDocument } from '../page'
import { flatten } from './document'
import { noReferences, type References } from './references'
import { referencesIn } from './valueKeys'

/** Ids of pages and media a document shows; it never holds copies of them (D4). */
export const referencesOf = (page: PageDocument): References => {
  const found = noReferences()
  for (const { key, value } of flatten(page).values) {
    const { pages, media } = referencesIn(key, value)
    for (const id of pages) found.pages.add(id)
    for (const id of media) found.media.add(id)
  }
  return found
}
