import type { Group } from '../../content/group'
import type { SiteId } from '../../content/id'
import { Refusal } from '../Refusal'
import { lockWorkingPage, type WorkingPage } from '../storage/pages'
import type { Tx } from '../storage/storage'

/** A section or card of a page as it is being edited, with the list it stands in. */
export const findGroup = async (
  tx: Tx,
  { siteId, pageId, groupId }: { siteId: SiteId; pageId: string; groupId: string },
): Promise<{ group: Group; siblings: Group[]; working: WorkingPage }> => {
  const working = await lockWorkingPage(tx, siteId, pageId)
  const lists = [working.document.groups, ...working.document.groups.map(group => group.cards)]
  const siblings = lists.find(list => list.some(group => group.id === groupId))
  const group = siblings?.find(entry => entry.id === groupId)
  if (!group || !siblings) throw new Refusal('not_found')
  return { group, siblings, working }
}
