import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type GivenKey, givenKeys } from '../../../content/page'
import { calls } from '../../../contract/calls'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { isRead } from '../../state/content'
import { ChoosePage } from '../pages/ChoosePage'
import { usePageList } from '../pages/usePageList'
import { usePageName } from '../pages/usePageName'
import { pagesWords } from '../pages/words'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

/** ROUTE-4, LIVE-5: which page is the imprint, the terms …: the footer of every page leads there. */
export const FooterPages = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const keyed = usePageList({ isKeyed: 'true', collection: 'generic' })
  if (!isRead(keyed)) return null
  const { showTerms } = settings.footer.links
  const pageOf = (key: GivenKey) => keyed.pages.find(page => page.key === key)
  const write = async (id: string, key: GivenKey | null) => {
    const answer = await editor.ask(calls.writePageInfo, { id, lang: editor.data.model.locale, meta: { key } })
    if (!answer.success) editor.notify({ kind: 'error', code: 'footerPage', reason: answer.code, detail: answer.error })
    await editor.sitePages.reload()
    await editor.reloadShell()
  }
  const choose = (key: GivenKey, chosen: string) => {
    // Terms have a setting of their own, whichever page they are.
    if (key === 'terms') change('footer', { links: { showTerms: chosen !== '' } })
    const before = pageOf(key)
    if (chosen) void write(chosen, key)
    else if (before && key !== 'terms') void write(before.id, null)
  }
  return (
    <fieldset className="v-footer-pages">
      <legend>{words.footerPages}</legend>
      {givenKeys.map(key => (
        <PageChoice
          key={key}
          label={words[key]}
          chosen={key === 'terms' && !showTerms ? undefined : pageOf(key)}
          onChoose={id => choose(key, id)}
        />
      ))}
    </fieldset>
  )
}

const PageChoice = ({
  label,
  chosen,
  onChoose,
}: {
  label: string
  chosen: PageEntry | undefined
  /** An empty id: none. */
  onChoose: (id: string) => void
}) => {
  const words = useWords(settingsWords)
  const { draft, offline, none, choose } = useWords(pagesWords)
  const nameOf = usePageName()
  const [isOpen, setOpen] = useState(false)
  const stateOf = (page: PageEntry) => (page.isPublished ? '' : ` (${page.isOffline ? offline : draft})`)
  const chooseNone = () => {
    onChoose('')
    setOpen(false)
  }
  return (
    <div>
      <div className="v-choice">
        <span>{label}</span>
        <button type="button" className="v-button v-chosen-page" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="v-hidden">{label}: </span>
          <span>{chosen ? nameOf(chosen) + stateOf(chosen) : words.noPage}</span>
          <ChevronDown size={18} aria-hidden />
        </button>
      </div>
      {chosen && !chosen.isPublished ? <p className="v-warning">{words.notLive}</p> : null}
      {isOpen ? (
        <ChoosePage
          title={`${choose}: ${label}`}
          wanted={{ collection: 'generic' }}
          chosen={chosen?.id ?? ''}
          empty={none}
          first={
            <button type="button" className="v-item" aria-pressed={!chosen} onClick={chooseNone}>
              {words.noPage}
            </button>
          }
          isShown={({ key }) => key === null || givenKeys.some(given => given === key)}
          onChoose={({ id }) => onChoose(id)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
