import type { PageCollection } from '../../content/collection'
import { type NavigationChange, pagesIn } from '../../content/rules/navigationChange'
import type { PageEntry } from '../../contract/page'
import { isRead } from './content'
import type { EditorState } from './editorState'
import type { Make } from './edits/make'
import type { PageLists } from './pageLists'
import { navigation } from './resources/navigation'
import type { Reading } from './resources/resource'
import type { Store } from './store'

/** What is known of the site's pages and navigation, and what is done to them: shown at once, sent like all else. */
export const createSitePages = (
  store: Store<EditorState>,
  { make, reading }: { make: Make; reading: Reading & { lists: PageLists } },
) => {
  const { open, more, readAgain, need } = reading.lists
  /** With the pages that it names. */
  const reloadNavigation = async () => {
    await navigation.reload(reading)
    const known = store.get().navigation
    if (isRead(known)) await need(pagesIn(known.value))
  }
  return {
    open,
    more,
    readAgain,
    need,
    reloadNavigation,
    reload: async () => {
      await navigation.reload(reading)
      await reading.pages()
    },
    isLoaded: () => isRead(store.get().navigation) || reading.lists.hasOpen(),
    changeNavigation: (change: NavigationChange) => {
      if (change.kind === 'addPage') void need([change.pageId])
      make('navigation', change)
    },
    /** The page takes the place of the other. */
    sort: (collection: PageCollection, id: string, over: string) =>
      make('pages', { kind: 'sort', collection, id, over }),
    /** PAGE-5: to the archive list at once, or back. */
    setArchived: ({ id, collection }: PageEntry, isArchived: boolean) => {
      if (collection) make('pages', { kind: 'archive', collection, id, isArchived })
    },
  }
}
