import type { Group } from '../../content/group'
import type { SiteId } from '../../content/id'
import { Refusal } from '../Refusal'
import { lockPage, readWorkingPage, type WorkingPage } from '../storage/pages'
import type { Tx } from '../storage/storage'

/** A section or card of a page as it is being edited, with the list it stands in. */
export const findGroup = async (
  tx: Tx,
  { siteId, pageId, groupId }: { siteId: SiteId; pageId: string; groupId: string },
): Promise<{ group: Group; siblings: Group[]; working: WorkingPage }> => {
  await lockPage(tx, siteId, pageId)
  const working = await readWorkingPage(tx.db, siteId, pageId)
  if (!working) throw new Refusal('not_found')
  const lists = [working.document.groups, ...working.document.groups.map(group => group.cards)]
  const siblings = lists.find(list => list.some(group => group.id === groupId))
  const group = siblings?.find(entry => entry.id === groupId)
  if (!group || !siblings) throw new Refusal('not_found')
  return { group, siblings, working }
}
