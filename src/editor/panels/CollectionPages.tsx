import type { PageCollection } from '../../content/collection'
import { CollectionList } from './pages/CollectionList'
import { PageActions } from './pages/PageActions'
import './pages/pages.css'
import { useNavigation } from './pages/useNavigation'

/** PAGE-5: what a page collection shows stands on pages of its own: they are put in order, added and hidden here. */
const CollectionPages = ({ collection }: { collection: PageCollection }) => {
  // The pages' menus put them into the navigation.
  useNavigation()
  return (
    <PageActions>
      <CollectionList collection={collection} />
    </PageActions>
  )
}
export default CollectionPages
