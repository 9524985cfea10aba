import type { PageCollection } from '../../content/collection'
import type { Navigation } from '../../content/navigation'
import { byOrder } from '../../content/rules/document'
import { changeNavigation, type NavigationChange } from '../../content/rules/navigationChange'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { PageEntry } from '../../contract/page'
import { type EditorState, versionKey } from './editorState'
import { newId } from './newId'
import type { Operation } from './operation'
import type { Saver } from './saver'
import { createStore, type Store } from './store'

/** Every page of the site, each collection in its order, and the navigation, as editors have them. */
export type SitePages = { pages: PageEntry[]; navigation: Navigation; version: number }

/** The site's pages and navigation: read when first needed, changed at once, sent through the saver like all else. */
export const createSitePages = ({ store: editorStore, saver }: { store: Store<EditorState>; saver: () => Saver }) => {
  const store = createStore<SitePages | 'loading' | 'failed'>('loading')

  const load = async (): Promise<SitePages | 'failed'> => {
    try {
      const [pages, navigation] = await Promise.all([
        callServer(calls.listPages, { includeDrafts: 'true' }),
        callServer(calls.readNavigation, { includeDrafts: 'true' }),
      ])
      if (!pages.success || !navigation.success) return 'failed'
      return { pages: pages.data.sort(byOrder), navigation: navigation.data, version: navigation.version ?? 0 }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return 'failed'
    }
  }

  const change = (call: Operation['call'], input: Operation['input'], basis?: Operation['basis']) => {
    const operation: Operation = {
      changeId: newId(),
      call,
      input: basis ? { ...input, base: versionOf(basis) } : input,
      pageId: editorStore.get().pageId,
      value: null,
      basis,
      dueAt: Date.now(),
    }
    store.set(state => (typeof state === 'string' ? state : withChange(state, operation)))
    saver().add(operation)
  }

  /** Of a page's own value, as it was last read or written here. */
  const versionOf = ({ itemId, key }: { itemId: string; key: string }) => {
    const known = store.get()
    const listed = typeof known === 'string' ? undefined : known.pages.find(page => page.id === itemId)
    return Math.max(listed?.versions[key] ?? 0, editorStore.get().versions[versionKey(itemId, key)] ?? 0)
  }

  return {
    store,
    /** What is still on its way is laid over what the server has. */
    reload: async () => {
      const known = await load()
      store.set(state => {
        if (known === 'failed') return typeof state === 'string' ? 'failed' : state
        return saver().pending().reduce(withChange, known)
      })
    },
    isLoaded: () => typeof store.get() !== 'string',
    /** Of the navigation as it was last read or written here; 0 before that. */
    version: () => {
      const known = store.get()
      return typeof known === 'string' ? 0 : known.version
    },
    setVersion: (version: number) => store.set(known => (typeof known === 'string' ? known : { ...known, version })),
    changeNavigation: (made: NavigationChange) => change('writeNavigation', { change: made }),
    /** The page takes the place of the other. */
    sort: (collectionName: PageCollection, active: string, over: string) =>
      change('sortCollection', { collectionName, active, over }, { itemId: active, key: 'order' }),
    /** PAGE-5: to the archive list at once, or back. */
    setArchived: (page: PageEntry, isArchived: boolean) =>
      change(
        'addToCollection',
        {
          collectionName: page.collection,
          collectionType: 'page',
          pageId: page.id,
          action: isArchived ? 'remove' : 'add',
        },
        { itemId: page.id, key: 'archived' },
      ),
  }
}

export type SitePagesStore = ReturnType<typeof createSitePages>

/** Changes of the site rather than of one page's content. */
export const isSiteChange = ({ call, input }: Operation) =>
  call === 'writeNavigation' ||
  (call === 'sortCollection' && !('collectionId' in input)) ||
  (call === 'addToCollection' && 'pageId' in input)

const withChange = (known: SitePages, operation: Operation): SitePages => {
  if (!isSiteChange(operation)) return known
  const { input } = operation
  if (operation.call === 'writeNavigation')
    return { ...known, navigation: changeNavigation(known.navigation, input.change as NavigationChange) }
  if (operation.call === 'sortCollection')
    return { ...known, pages: moved(known.pages, String(input.active), String(input.over)) }
  return {
    ...known,
    pages: known.pages.map(page =>
      page.id === input.pageId ? { ...page, status: shownStatus(page, input.action === 'remove') } : page,
    ),
  }
}

const shownStatus = (page: PageEntry, isArchived: boolean): PageEntry['status'] => {
  if (isArchived) return 'archived'
  return page.isPublished ? 'published' : 'draft'
}

/** The list with one page in the place of another, as the server sorts. */
const moved = (pages: readonly PageEntry[], active: string, over: string): PageEntry[] => {
  const [from, to] = [active, over].map(id => pages.findIndex(page => page.id === id)) as [number, number]
  if (from < 0 || to < 0) return [...pages]
  return pages.toSpliced(from, 1).toSpliced(to, 0, pages[from]!)
}
