import { isId, type SiteId } from '../../content/id'
import { everything } from '../../content/scope'
import { revalidateFull, revalidateTag } from '../../contract/revalidate'
import { findItem } from '../storage/items'
import { findPage } from '../storage/pages'
import type { Tx } from '../storage/storage'
import { pageTag } from '../storage/versions'
import { writes } from './context'

/** The same door that publishing uses, so it reaches every instance (design §4). */
export const revalidateHandlers = {
  revalidateTag: writes(revalidateTag, async ({ tx, hosted }, { tag }) => {
    tx.touch(hosted.site.id, await tagOf(tx, hosted.site.id, tag))
    return {}
  }),
  revalidateFull: writes(revalidateFull, async ({ tx, hosted }) => {
    tx.touch(hosted.site.id, everything)
    return {}
  }),
}

/** A bare id of a page or section of this site stands for the page; anything else is a tag itself. */
const tagOf = async (tx: Tx, siteId: SiteId, tag: string): Promise<string> => {
  if (!isId(tag)) return tag
  if (await findPage(tx.db, siteId, tag)) return pageTag(tag)
  const item = await findItem(tx, siteId, tag)
  return item?.kind === 'group' ? pageTag(item.pageId) : tag
}
