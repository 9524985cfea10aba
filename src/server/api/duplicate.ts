import * as call from '../../contract/duplicate'
import { addGroups } from '../editing/addGroups'
import { addPage } from '../editing/addPage'
import { checkPageBase } from '../editing/checkPageBase'
import { copyName } from '../editing/copyName'
import { draftOf } from '../editing/draftOf'
import { findGroup } from '../editing/findGroup'
import { checkGate } from '../editing/isHealthOpticsMember'
import { copyPagePassword } from '../storage/pagePassword'
import { lockWorkingPage } from '../storage/pages'
import { readPageTexts } from '../storage/texts'
import { writes } from './context'

export const duplicateHandlers = {
  duplicatePage: writes(call.duplicatePage, async ({ tx, hosted, author }, { id, base }) => {
    const siteId = hosted.site.id
    const working = await lockWorkingPage(tx, siteId, id)
    await checkPageBase(tx, { siteId, pageId: id, base })
    const { name, meta, disallowedLanguages, collection, groups } = working.document
    await checkGate(
      tx.db,
      hosted.site,
      groups.map(group => group.type),
    )
    const texts = await readPageTexts(tx.db, siteId, [id])
    const copy = await addPage(tx, {
      siteId,
      collection,
      name: copyName(name),
      meta: { title: meta.title, description: meta.description, shareImage: meta.shareImage ?? undefined },
      disallowedLanguages,
      groups: groups.filter(group => group.status !== 'markedForDeletion').map(group => draftOf(group, { texts })),
      author,
    })
    // What a password protects stays protected when the copy is published.
    await copyPagePassword(tx, { siteId, from: id, to: copy })
    return { id: copy }
  }),

  duplicateGroup: writes(
    call.duplicateGroup,
    async ({ tx, hosted, author }, { pageId, groupId, toPageId = pageId, base }) => {
      const siteId = hosted.site.id
      await checkPageBase(tx, { siteId, pageId, base })
      const { group } = await findGroup(tx, { siteId, pageId, groupId })
      await checkGate(tx.db, hosted.site, [group.type])
      const target = await lockWorkingPage(tx, siteId, toPageId)
      const board =
        toPageId === pageId ? target.document.groups.find(entry => entry.cards.some(card => card.id === groupId)) : null
      const siblings = board ? board.cards : target.document.groups
      const own = siblings.findIndex(entry => entry.id === groupId)
      const [id] = await addGroups(tx, {
        siteId,
        pageId: toPageId,
        parentId: board?.id ?? toPageId,
        author,
        drafts: [draftOf(group, { texts: await readPageTexts(tx.db, siteId, [pageId]) })],
        siblings,
        at: own < 0 ? siblings.length : own + 1,
      })
      return { id: id!, pageId: toPageId }
    },
  ),
}
