import type { SiteId } from '../../content/id'
import { Refusal } from '../Refusal'
import { lastChangeNumber, readChangesAfter } from '../storage/changes'
import { lockPage } from '../storage/pages'
import type { Tx } from '../storage/storage'

/**
 * API-4 for calls about a whole page: its base is the number of the last change seen. Numbers that were reserved but
 * not used are no change, so a reader of the page's events is not stale because of them.
 */
export const checkPageBase = async (
  tx: Tx,
  { siteId, pageId, base }: { siteId: SiteId; pageId: string; base: number | undefined },
) => {
  if (base === undefined) return
  await lockPage(tx, siteId, pageId)
  const version = await lastChangeNumber(tx.db, siteId, pageId)
  const missed = await readChangesAfter(tx.db, siteId, { pageId, after: base, limit: 1 })
  if (base > version || missed.length > 0) throw new Refusal('stale_base', { version })
}

/** API-4 for what does not exist yet: nobody can have seen more of it than nothing. */
export const checkNewBase = (base: number | undefined) => {
  if (base) throw new Refusal('stale_base', { version: 0 })
}
