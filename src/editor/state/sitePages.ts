import type { PageCollection } from '../../content/collection'
import type { Navigation } from '../../content/navigation'
import type { NavigationChange } from '../../content/rules/navigationChange'
import type { PageEntry } from '../../contract/page'
import { type Content, isRead, type Unread } from './content'
import type { EditorState } from './editorState'
import type { Make } from './edits/make'
import { navigation } from './resources/navigation'
import { pages } from './resources/pages'
import type { Reading } from './resources/resource'
import type { Store } from './store'

/** Every page of the site, each collection in its order, and the navigation, as editors have them. */
export type SitePages = { pages: PageEntry[]; navigation: Navigation }

/** Both, once both are read. */
export const sitePagesOf = ({
  pages: listed,
  navigation: whole,
}: Pick<Content, 'pages' | 'navigation'>): SitePages | Unread => {
  if (isRead(listed) && isRead(whole)) return { pages: listed, navigation: whole.value }
  return listed === 'failed' || whole === 'failed' ? 'failed' : 'loading'
}

/** What is done to the site's pages and navigation: shown at once, sent like all else. */
export const createSitePages = (store: Store<EditorState>, { make, reading }: { make: Make; reading: Reading }) => ({
  reload: async () => {
    await Promise.all([pages.reload(reading), navigation.reload(reading)])
  },
  isLoaded: () => isRead(sitePagesOf(store.get())),
  changeNavigation: (change: NavigationChange) => make('navigation', change),
  /** The page takes the place of the other. */
  sort: (collection: PageCollection, id: string, over: string) => make('pages', { kind: 'sort', collection, id, over }),
  /** PAGE-5: to the archive list at once, or back. */
  setArchived: ({ id, collection }: PageEntry, isArchived: boolean) => {
    if (collection) make('pages', { kind: 'archive', collection, id, isArchived })
  },
})
