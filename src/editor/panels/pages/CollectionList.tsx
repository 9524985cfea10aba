import { Plus } from 'lucide-react'
import type { PageCollection } from '../../../content/collection'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { SortList } from '../../kit/SortList'
import { SortRow } from '../../kit/SortRow'
import { isRead } from '../../state/content'
import { useDialogs } from './PageActions'
import { MorePages, NotRead, PageList } from './PageList'
import { PageRow } from './PageRow'
import { isLong, usePageList } from './usePageList'
import { usePageName } from './usePageName'
import { newWord, pagesWords } from './words'

/** PAGE-5: a collection's pages in their order, the hidden ones in the archive, and the entry that creates one. */
export const CollectionList = ({ collection }: { collection: PageCollection }) => {
  const { sitePages } = useEditor()
  const words = useWords(pagesWords)
  const open = useDialogs()
  const nameOf = usePageName()
  const wanted = { collection, isArchived: 'false' } as const
  const list = usePageList(wanted)
  if (!isRead(list)) return <NotRead list={list} onRetry={() => void sitePages.readAgain(wanted)} />
  const { pages: shown, archived } = list
  const create = (
    <button type="button" className="v-button v-create" onClick={() => open({ kind: 'new', collection })}>
      <Plus size={18} aria-hidden />
      {words[newWord[collection]]}
    </button>
  )
  return (
    <>
      {isLong(list) ? create : null}
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
      <MorePages list={list} />
      {archived > 0 ? (
        <div className="v-archive">
          <Fold title={words.archive} count={archived}>
            <PageList wanted={{ collection, isArchived: 'true' }} rowClassName="v-page-row" empty={null}>
              {page => <PageRow page={page} />}
            </PageList>
          </Fold>
        </div>
      ) : null}
      {isLong(list) ? null : create}
    </>
  )
}
