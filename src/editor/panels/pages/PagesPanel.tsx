import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pageCollections } from '../../../content/collection'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { useSettled } from '../../kit/useSettled'
import { isRead } from '../../state/content'
import { CollectionList } from './CollectionList'
import { NavigationSection } from './NavigationSection'
import { PageActions, useDialogs } from './PageActions'
import { PageList } from './PageList'
import { PageRow } from './PageRow'
import './pages.css'
import { isLong, usePageList } from './usePageList'
import { pagesWords } from './words'

/** PAGE-1: the navigation, the top-level pages and the collections of the site; what is looked for takes their place. */
const PagesPanel = () => {
  const words = useWords(pagesWords)
  const [wanted, setWanted] = useState('')
  const search = useSettled(wanted.trim())
  return (
    <PageActions>
      <input
        type="search"
        className="v-page-search"
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      {wanted.trim() && search ? <Found search={search} /> : <Sections />}
    </PageActions>
  )
}
export default PagesPanel

const Sections = () => {
  const words = useWords(pagesWords)
  const { data, store } = useEditor()
  // A map that is new on this very page counts at once.
  const hasMap = data.hasMap || store.get().groups.some(group => group.type === 'mapContainer')
  const collections = pageCollections.filter(collection => collection !== 'map' || hasMap)
  return (
    <>
      <NavigationSection />
      <Fold title={words.topLevel} isOpenAtFirst>
        <TopLevel />
      </Fold>
      {collections.map(collection => (
        <Fold key={collection} title={words[collection]} isOpenAtFirst>
          <CollectionList collection={collection} />
        </Fold>
      ))}
    </>
  )
}

const TopLevel = () => {
  const words = useWords(pagesWords)
  const open = useDialogs()
  const wanted = { collection: 'generic' } as const
  const hasLongList = isLong(usePageList(wanted))
  const create = (
    <button type="button" className="v-button v-create" onClick={() => open({ kind: 'new', collection: null })}>
      <Plus size={18} aria-hidden />
      {words.newPage}
    </button>
  )
  return (
    <>
      {hasLongList ? create : null}
      <PageList
        wanted={wanted}
        label={words.topLevel}
        rowClassName="v-page-row v-plain-row"
        empty={<p className="v-hint v-indent">{words.none}</p>}
      >
        {page => <PageRow page={page} />}
      </PageList>
      {hasLongList ? null : create}
    </>
  )
}

const Found = ({ search }: { search: string }) => {
  const words = useWords(pagesWords)
  const list = usePageList({ search })
  const count = isRead(list) ? list.total : 0
  const told = count === 1 ? words.one : `${count} ${words.several}`
  return (
    <>
      <p className={count > 0 ? 'v-hidden' : 'v-hint v-indent'} role="status">
        {isRead(list) ? (count > 0 ? told : words.nothing) : null}
      </p>
      <PageList wanted={{ search }} label={words.search} rowClassName="v-page-row v-plain-row" empty={null}>
        {page => <PageRow page={page} />}
      </PageList>
    </>
  )
}
