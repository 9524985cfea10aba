import { withHiddenEntries } from '../../content/rules/hiddenEntries'
import { navigationFromLeaves, navigationLeaves } from '../../content/rules/leaves'
import { pagesIn } from '../../content/rules/navigationChange'
import { isOn } from '../../contract/call'
import { readNavigation, writeNavigation } from '../../contract/navigation'
import { keptMs, listDeletedPages } from '../editing/removePage'
import { Refusal } from '../Refusal'
import { readReferences } from '../storage/references'
import { readLeaves, writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const navigationHandlers = {
  readNavigation: reads(readNavigation, async ({ services, hosted, session }, { includeDrafts }) => {
    const { read } = services.storage
    const siteId = hosted.site.id
    if (isOn(includeDrafts) && !session) throw new Refusal('sign_in_needed')
    const { leaves, version } = await readLeaves(read, siteId, 'navigation')
    const stored = navigationFromLeaves(leaves)
    const isEditing = isOn(includeDrafts)
    const pages = await readReferences(read, siteId, isEditing ? 'edit' : 'live', { ids: pagesIn(stored) })
    // Editors send the navigation back whole: what they do not get here they would delete.
    const known = new Map(pages.filter(page => isEditing || !page.isArchived).map(page => [page.id, page]))
    const navigation = stored.map(container => ({
      ...container,
      children: container.children
        .filter(child => known.has(child.page.id))
        .map(child => ({
          ...child,
          page: { id: child.page.id, meta: { disallowedLanguages: known.get(child.page.id)!.disallowedLanguages } },
        })),
    }))
    return new Versioned(navigation, version)
  }),

  writeNavigation: writes(
    writeNavigation,
    async ({ tx, services, hosted, author }, { navigation, base, fromPageId }) => {
      const siteId = hosted.site.id
      const ids = navigation.flatMap(container => [container.id, ...container.children.map(child => child.id)])
      if (new Set(ids).size !== ids.length) throw new Refusal('invalid_input', { issues: [{ path: 'navigation' }] })
      const pages = await readReferences(tx.db, siteId, 'edit', { ids: pagesIn(navigation) })
      const known = new Set(pages.map(page => page.id))
      const isForeign = navigation.some(container => container.children.some(child => !known.has(child.page.id)))
      if (isForeign) throw new Refusal('not_found')
      const stored = navigationFromLeaves((await readLeaves(tx.db, siteId, 'navigation')).leaves)
      const deleted = new Set(
        (await listDeletedPages(tx.db, { siteId, since: services.clock() - keptMs })).map(({ id }) => id),
      )
      const leaves = navigationLeaves(withHiddenEntries({ sent: navigation, stored }, id => deleted.has(id)))
      const version = await writeLeaves(tx, { siteId, name: 'navigation', leaves, base, author, fromPageId })
      return new Versioned(navigationFromLeaves(navigationLeaves(navigation)), version)
    },
  ),
}
