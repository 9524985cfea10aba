import { setImmediate } from 'node:timers/promises'
import type { Database } from '../storage/storage'
import { type PageText, textsOfPages } from './textsOfPage'

const pagesAtOnce = 4

/** Many pages with their texts, a few at a time: other requests have their turn in between, on SQLite too. */
export async function* textsInParts(
  db: Database,
  site: Parameters<typeof textsOfPages>[1],
  pageIds: readonly string[],
): AsyncGenerator<[pageId: string, texts: PageText[]]> {
  for (let from = 0; from < pageIds.length; from += pagesAtOnce) {
    yield* await textsOfPages(db, site, pageIds.slice(from, from + pagesAtOnce))
    await setImmediate()
  }
}
