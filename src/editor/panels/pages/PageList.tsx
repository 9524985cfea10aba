import type { ReactNode } from 'react'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { MoreOnScroll } from '../../kit/MoreOnScroll'
import { isRead, type PagesWanted, type Unread } from '../../state/content'
import { type ShownList, usePageList } from './usePageList'
import { pagesWords } from './words'

/** A list of pages that goes on while one scrolls. */
export const PageList = ({
  wanted,
  label,
  className = 'v-sorted',
  rowClassName,
  empty,
  isShown = () => true,
  children,
}: {
  wanted: PagesWanted
  label?: string
  className?: string
  rowClassName?: string
  /** Where there is none. */
  empty: ReactNode
  isShown?: (page: PageEntry) => boolean
  children: (page: PageEntry) => ReactNode
}) => {
  const { sitePages } = useEditor()
  const list = usePageList(wanted)
  if (!isRead(list)) return <NotRead list={list} onRetry={() => void sitePages.readAgain(wanted)} />
  const pages = list.pages.filter(isShown)
  if (pages.length === 0 && !list.hasMore) return empty
  return (
    <>
      <ul className={className} aria-label={label}>
        {pages.map((page, index) => (
          <li key={page.id} className={rowClassName} aria-posinset={index + 1} aria-setsize={list.total}>
            {children(page)}
          </li>
        ))}
      </ul>
      <MorePages list={list} />
    </>
  )
}

export const MorePages = ({ list: { wanted, hasMore } }: { list: ShownList }) => {
  const { sitePages } = useEditor()
  const { more } = useWords(pagesWords)
  if (!hasMore) return null
  return <MoreOnScroll label={more} onMore={() => sitePages.more(wanted)} />
}

/** Not there yet, or not to be had. */
export const NotRead = ({ list, onRetry }: { list: Unread; onRetry: () => void }) => {
  const words = useWords(pagesWords)
  const { retry } = useWords(common)
  if (list === 'loading') return <p className="v-hint v-indent">{words.loading}</p>
  return (
    <div className="v-indent" role="alert">
      <p className="v-problem">{words.failed}</p>
      <button type="button" className="v-link" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}
