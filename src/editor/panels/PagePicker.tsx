import { type ReactNode, useState } from 'react'
import { pageCollections } from '../../content/collection'
import { pagesIn } from '../../content/rules/navigationChange'
import type { PageEntry } from '../../contract/page'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import { isRead, type PagesWanted } from '../state/content'
import { NotRead, PageList } from './pages/PageList'
import { useNavigation } from './pages/useNavigation'
import { usePageName } from './pages/usePageName'
import { pagesWords } from './pages/words'

/** LINK-3: three folds, navigation, top-level pages and collections with a fold each; read when they are unfolded. */
export const PagePicker = ({ chosen, onChoose }: { chosen: string | null; onChoose: (page: PageEntry) => void }) => {
  const { hasMap } = useEditor().data
  const words = useWords(pagesWords)
  const choice = (page: PageEntry) => <Choice page={page} isChosen={page.id === chosen} onChoose={onChoose} />
  const list = (wanted: PagesWanted) => (
    <PageList wanted={wanted} className="v-list" empty={<p className="v-hint v-indent">{words.none}</p>}>
      {choice}
    </PageList>
  )
  return (
    <div className="v-folds">
      <Unfolded title={words.navigation} isOpenAtFirst>
        <InNavigation>{choice}</InNavigation>
      </Unfolded>
      <Unfolded title={words.topLevel}>{list({ collection: 'generic' })}</Unfolded>
      <Unfolded title={words.collections}>
        {pageCollections
          .filter(collection => collection !== 'map' || hasMap)
          .map(collection => (
            <Unfolded key={collection} title={words[collection]}>
              {list({ collection })}
            </Unfolded>
          ))}
      </Unfolded>
    </div>
  )
}

const Unfolded = ({
  title,
  isOpenAtFirst = false,
  children,
}: {
  title: string
  isOpenAtFirst?: boolean
  children: ReactNode
}) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}

const InNavigation = ({ children }: { children: (page: PageEntry) => ReactNode }) => {
  const { sitePages } = useEditor()
  const known = useNavigation()
  if (!isRead(known)) return <NotRead list={known} onRetry={() => void sitePages.reload()} />
  const pages = pagesIn(known.navigation).flatMap(id => known.pages[id] ?? [])
  return (
    <ul className="v-list">
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may stand in several groups
        <li key={`${page.id} ${index}`}>{children(page)}</li>
      ))}
    </ul>
  )
}

const Choice = ({
  page,
  isChosen,
  onChoose,
}: {
  page: PageEntry
  isChosen: boolean
  onChoose: (page: PageEntry) => void
}) => {
  const nameOf = usePageName()
  return (
    <button type="button" className="v-item" aria-pressed={isChosen} onClick={() => onChoose(page)}>
      {nameOf(page)}
    </button>
  )
}
