import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pageCollections } from '../../../content/collection'
import { fold } from '../../../content/rules/fold'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import type { SitePages } from '../../state/sitePages'
import { CollectionList } from './CollectionList'
import { NavigationSection } from './NavigationSection'
import { PageActions, useDialogs } from './PageActions'
import { PageRow } from './PageRow'
import './pages.css'
import { usePageName, usePages } from './usePages'
import { pagesWords } from './words'

/** PAGE-1: the navigation, the top-level pages and the collections of the site. */
const PagesPanel = () => {
  const { sitePages } = useEditor()
  const words = useWords(pagesWords)
  const { retry } = useWords(common)
  const known = usePages()
  if (known === 'loading') return <p className="v-hint v-indent">{words.loading}</p>
  if (known === 'failed')
    return (
      <div className="v-indent" role="alert">
        <p className="v-problem">{words.failed}</p>
        <button type="button" className="v-link" onClick={() => void sitePages.reload()}>
          {retry}
        </button>
      </div>
    )
  return (
    <PageActions>
      <Sections known={known} />
    </PageActions>
  )
}
export default PagesPanel

const Sections = ({ known }: { known: SitePages }) => {
  const words = useWords(pagesWords)
  const open = useDialogs()
  const nameOf = usePageName()
  const [wanted, setWanted] = useState('')
  const searched = fold(wanted.trim())
  const { data, store } = useEditor()
  // A map that is new on this very page counts at once.
  const hasMap = data.hasMap || store.get().groups.some(group => group.type === 'mapContainer')
  const collections = pageCollections.filter(collection => collection !== 'map' || hasMap)
  return (
    <>
      <input
        type="search"
        className="v-page-search"
        aria-label={words.search}
        placeholder={words.search}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      {searched ? (
        <Found pages={known.pages.filter(page => fold(nameOf(page)).includes(searched))} />
      ) : (
        <>
          <NavigationSection known={known} />
          <Fold title={words.topLevel} isOpenAtFirst>
            <PageList pages={known.pages.filter(page => page.collection === null)} label={words.topLevel} />
            <button type="button" className="v-button v-create" onClick={() => open({ kind: 'new', collection: null })}>
              <Plus size={18} aria-hidden />
              {words.newPage}
            </button>
          </Fold>
          {collections.map(collection => (
            <Fold key={collection} title={words[collection]} isOpenAtFirst>
              <CollectionList collection={collection} known={known} />
            </Fold>
          ))}
        </>
      )}
    </>
  )
}

const Found = ({ pages }: { pages: readonly PageEntry[] }) => {
  const words = useWords(pagesWords)
  return pages.length === 0 ? (
    <p className="v-hint v-indent" role="status">
      {words.nothing}
    </p>
  ) : (
    <PageList pages={pages} label={words.search} />
  )
}

const PageList = ({ pages, label }: { pages: readonly PageEntry[]; label: string }) => (
  <ul className="v-sorted" aria-label={label}>
    {pages.map(page => (
      <li key={page.id} className="v-page-row v-plain-row">
        <PageRow page={page} />
      </li>
    ))}
  </ul>
)
