import type { PageEntry } from '../../contract/page'
import type { References } from '../../render/model'
import { useEditor } from '../EditorContext'

/** A link is drawn with the page it leads to, so the page on screen has to know it. */
export const useShownPage = () => {
  const { store } = useEditor()
  return (page: PageEntry | undefined) => {
    if (!page) return
    const reference = { ...page, isHome: page.role === 'home', isPublished: page.status === 'published' }
    const withPage = ({ pages, media }: References): References => ({
      pages: { ...pages, [page.id]: reference },
      media,
    })
    store.set(({ references, saved, ...state }) => ({
      ...state,
      references: withPage(references),
      saved: { ...saved, references: withPage(saved.references) },
    }))
  }
}
