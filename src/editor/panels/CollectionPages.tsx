import type { PageCollection } from '../../content/collection'
import { useWords } from '../i18n/words'
import { CollectionList } from './pages/CollectionList'
import { PageActions } from './pages/PageActions'
import './pages/pages.css'
import { usePages } from './pages/usePages'
import { pagesWords } from './pages/words'

/** PAGE-5: what a page collection shows stands on pages of its own: they are put in order, added and hidden here. */
const CollectionPages = ({ collection }: { collection: PageCollection }) => {
  const words = useWords(pagesWords)
  const known = usePages()
  if (known === 'loading') return <p className="v-hint">{words.loading}</p>
  if (known === 'failed') return <p className="v-problem">{words.failed}</p>
  return (
    <PageActions>
      <CollectionList collection={collection} known={known} />
    </PageActions>
  )
}
export default CollectionPages
