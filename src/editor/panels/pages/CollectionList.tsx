import { Plus } from 'lucide-react'
import type { PageCollection } from '../../../content/collection'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { SortList } from '../../kit/SortList'
import { SortRow } from '../../kit/SortRow'
import type { SitePages } from '../../state/sitePages'
import { useDialogs } from './PageActions'
import { PageRow } from './PageRow'
import { usePageName } from './usePages'
import { newWord, pagesWords } from './words'

/** PAGE-5: a collection's pages in their order, the hidden ones in the archive, and the entry that creates one. */
export const CollectionList = ({ collection, known }: { collection: PageCollection; known: SitePages }) => {
  const { sitePages } = useEditor()
  const words = useWords(pagesWords)
  const open = useDialogs()
  const nameOf = usePageName()
  const members = known.pages.filter(page => page.collection === collection)
  const shown = members.filter(page => page.status !== 'archived')
  const archived = members.filter(page => page.status === 'archived')
  return (
    <>
      {shown.length === 0 ? <p className="v-hint v-indent">{words.none}</p> : null}
      <SortList
        ids={shown.map(page => page.id)}
        label={words[collection]}
        onSort={(active, over) => sitePages.sort(collection, active, over)}
      >
        {shown.map(page => (
          <SortRow key={page.id} id={page.id} name={nameOf(page)} className="v-page-row">
            {grip => (
              <>
                {grip}
                <PageRow page={page} />
              </>
            )}
          </SortRow>
        ))}
      </SortList>
      {archived.length > 0 ? (
        <div className="v-archive">
          <Fold title={words.archive} count={archived.length}>
            <ul className="v-sorted">
              {archived.map(page => (
                <li key={page.id} className="v-page-row">
                  <PageRow page={page} />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ) : null}
      <button type="button" className="v-button v-create" onClick={() => open({ kind: 'new', collection })}>
        <Plus size={18} aria-hidden />
        {words[newWord[collection]]}
      </button>
    </>
  )
}
