import { definitions } from '../../blocks/definitions'
import type { EditorState } from './editorState'
import type { SitePagesStore } from './sitePages'
import type { Store } from './store'

/** News come in bursts: one action touches several things, and is told by the saver and by the stream. */
const pauseMs = 250

/** What the page shows of the rest of the site: read anew after it changed, here or elsewhere. */
export const createSurroundings = ({
  store,
  sitePages,
  reloadShell,
  reloadGroup,
}: {
  store: Store<EditorState>
  sitePages: SitePagesStore
  reloadShell: () => Promise<void>
  reloadGroup: (groupId: string) => Promise<void>
}) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<string>()

  const readNow = () => {
    const tags = new Set(waiting)
    waiting.clear()
    void reloadShell()
    if (!tags.has('navigation') && !tags.has('pages') && !tags.has('drafts')) return
    if (sitePages.isLoaded()) void sitePages.reload()
    if (!tags.has('pages')) return
    for (const group of store.get().groups) {
      const children = definitions[group.type]?.children
      if (children && 'pages' in children) void reloadGroup(group.id)
    }
  }

  return {
    read: (tags: readonly string[]) => {
      for (const tag of tags) waiting.add(tag)
      clearTimeout(timer)
      timer = setTimeout(readNow, pauseMs)
    },
  }
}
