import { CalendarClock, Lock } from 'lucide-react'
import type { NavigationChild } from '../../../content/navigation'
import { momentInWords, shortMoment } from '../../../content/rules/format'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { publishWords } from '../publish/words'
import { followLink } from './goToPage'
import { PageMenu } from './PageMenu'
import { editAddress } from './pageAddress'
import { usePageName } from './usePageName'
import { pagesWords } from './words'

/** One page: its name leads to where it is edited; beside it how it stands and what can be done. */
export const PageRow = ({ page, entry }: { page: PageEntry; entry?: NavigationChild }) => {
  const editor = useEditor()
  const { locale, page: current } = editor.data.model
  const name = usePageName()(page)
  const words = useWords(pagesWords)
  return (
    <>
      <a
        className="v-page-link"
        href={editAddress(page, locale)}
        aria-current={page.id === current.id ? 'page' : undefined}
        onClick={followLink(editor)}
      >
        <span className="v-page-name" title={name}>
          {name}
        </span>
        {entry?.appearance === 'button' ? <span className="v-chip-quiet">{words.button}</span> : null}
        <PageMarks page={page} />
      </a>
      <PageMenu page={page} name={name} entry={entry} />
    </>
  )
}

/** draft, offline, archived, changed, protected: in words or with a word for those who do not see it. */
const PageMarks = ({ page }: { page: PageEntry }) => {
  const { model, editorLocale } = useEditor().data
  const { locale } = model
  const words = useWords(pagesWords)
  const { scheduled: planned } = useWords(publishWords)
  const state = page.status === 'draft' ? (page.isOffline ? words.offline : words.draft) : null
  return (
    <>
      {state ? <span className="v-chip-warn">{state}</span> : null}
      {page.goesLiveAt === null ? null : (
        <span className="v-chip-quiet" title={`${planned} ${momentInWords(page.goesLiveAt, editorLocale)}`}>
          <CalendarClock size={14} aria-hidden />
          <span className="v-hidden">{planned}</span> {shortMoment(page.goesLiveAt)}
        </span>
      )}
      {page.disallowedLanguages.includes(locale) ? (
        <span className="v-chip-quiet" title={words.notInLanguage}>
          <span aria-hidden>{locale.toUpperCase()}</span>
          <span className="v-hidden">{words.notInLanguage}</span>
        </span>
      ) : null}
      {page.hasPassword ? (
        <span className="v-page-lock" title={words.protected}>
          <Lock size={14} aria-hidden />
          <span className="v-hidden">{words.protected}</span>
        </span>
      ) : null}
      {page.status !== 'draft' && page.isChanged ? (
        <span className="v-mark" title={words.changed}>
          <span className="v-hidden">{words.changed}</span>
        </span>
      ) : null}
    </>
  )
}
