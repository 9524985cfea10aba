import { pageCollections } from '../../../content/collection'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { PageLinks } from './PageLinks'
import { useSitePages } from './useSitePages'
import { pagesWords } from './words'

/** PAGE-1: the site's pages, each leading to where it is edited. */
const PagesPanel = () => {
  const words = useWords(pagesWords)
  const { known } = useSitePages()
  if (known === 'loading') return <p className="v-hint">{words.loading}</p>
  if (known === 'failed') return <p className="v-problem">{words.failed}</p>
  const { pages } = known
  const collections = pageCollections.filter(collection => pages.some(page => page.collection === collection))
  return (
    <>
      <Fold title={words.topLevel} isOpenAtFirst>
        <PageLinks pages={pages.filter(page => page.collection === null)} />
      </Fold>
      {collections.map(collection => (
        <Fold key={collection} title={words[collection]} isOpenAtFirst>
          <PageLinks pages={pages.filter(page => page.collection === collection)} />
        </Fold>
      ))}
    </>
  )
}
export default PagesPanel
