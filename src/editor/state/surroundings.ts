import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import type { EditorState } from './editorState'
import type { Store } from './store'
import type { Workspace } from './workspace'

/** News come in bursts: one action touches several things, and is told by the saver and by the stream. */
const pauseMs = 250

/** What the page shows of the rest of the site: read anew after it changed, here or elsewhere. */
export const createSurroundings = ({
  store,
  sitePages,
  reloadShell,
  reloadTheme,
  reloadGroup,
}: {
  store: Store<EditorState>
  sitePages: Pick<Workspace['sitePages'], 'isLoaded' | 'reload'>
  reloadShell: () => Promise<void>
  reloadTheme: () => Promise<unknown>
  reloadGroup: (groupId: string) => Promise<void>
}) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<string>()

  const readNow = () => {
    const tags = new Set(waiting)
    waiting.clear()
    const isTold = (...any: string[]) => any.some(tag => tags.has(tag))
    void reloadShell()
    if (isTold('navigation', 'pages', 'drafts') && sitePages.isLoaded()) void sitePages.reload()
    if (isTold('theme', 'site')) void reloadTheme()
    if (!isTold('pages', 'settings', 'business')) return
    for (const group of store.get().groups) if (showsOfSite(group)) void reloadGroup(group.id)
  }

  return {
    read: (tags: readonly string[]) => {
      for (const tag of tags) waiting.add(tag)
      clearTimeout(timer)
      timer = setTimeout(readNow, pauseMs)
    },
  }
}

/** Members of a collection, and branches or the site's own address. */
const showsOfSite = ({ type }: Group) => {
  const definition = definitions[type]
  return definition?.isLoaded || definition?.kind === 'pageCollection'
}
