import type { PageCollection } from '../../content/collection'
import { useWords } from '../i18n/words'
import './collection/collection.css'
import { PageLinks } from './pages/PageLinks'
import { useSitePages } from './pages/useSitePages'
import { pagesWords } from './pages/words'

/** A collection's pages, each leading to where it is edited. */
export const CollectionPages = ({ collection }: { collection: PageCollection }) => {
  const words = useWords(pagesWords)
  const { known } = useSitePages()
  if (known === 'loading') return <p className="v-intro">{words.loading}</p>
  if (known === 'failed') return <p className="v-problem">{words.failed}</p>
  const pages = known.pages.filter(page => page.collection === collection)
  return pages.length === 0 ? <p className="v-intro">{words.none}</p> : <PageLinks pages={pages} />
}
