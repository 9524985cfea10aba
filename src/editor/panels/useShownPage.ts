import type { PageEntry } from '../../contract/page'
import { useEditor } from '../EditorContext'

/** A link is drawn with the page it leads to, so the page on screen has to know it. */
export const useShownPage = () => {
  const { store } = useEditor()
  return (page: PageEntry | undefined) => {
    if (!page) return
    const reference = { ...page, isHome: page.role === 'home', isPublished: page.status === 'published' }
    store.set(({ references, ...state }) => ({
      ...state,
      references: { ...references, pages: { ...references.pages, [page.id]: reference } },
    }))
  }
}
