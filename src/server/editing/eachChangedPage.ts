import type { SiteId } from '../../content/id'
import { Refusal } from '../Refusal'
import { changedPages } from '../storage/changedPages'
import { listPages } from '../storage/pages'
import type { Storage } from '../storage/storage'
import { writeSite } from '../storage/writeSite'

/** Says of a page that it is no part of the action. */
export const leftOut = Symbol('left out')

/** Acts on one changed page after another; a result for each, also where it was refused. */
export const eachChangedPage = async (
  storage: Storage,
  siteId: SiteId,
  act: (id: string) => Promise<unknown>,
  { publishedOnly = false } = {},
) => {
  const results: { id: string; success: boolean; error: string | null; code: string | null }[] = []
  // In the site's turn: what is being written just now counts too.
  const [changed, pages] = await writeSite(storage, siteId, async ({ db }) => [
    await changedPages(db, siteId),
    await listPages(db, siteId),
  ])
  for (const { id, publishedVersion } of pages) {
    if (!changed.has(id) || (publishedOnly && publishedVersion === null)) continue
    try {
      if ((await act(id)) === leftOut) continue
      results.push({ id, success: true, error: null, code: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, success: false, error: error.message, code: error.code })
    }
  }
  return results
}
