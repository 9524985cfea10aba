import { type GivenKey, givenKeys } from '../../../content/page'
import { calls } from '../../../contract/calls'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { usePageName, usePages } from '../pages/usePages'
import { pagesWords } from '../pages/words'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

/** ROUTE-4, LIVE-5: which page is the imprint, the terms …: the footer of every page leads there. */
export const FooterPages = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const known = usePages()
  if (typeof known === 'string') return null
  const { showTerms } = settings.footer.links
  const pages = known.pages.filter(
    ({ collection, key }) => collection === null && (key === null || givenKeys.some(given => given === key)),
  )
  const pageOf = (key: GivenKey) => pages.find(page => page.key === key)
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
          pages={pages}
          chosen={key === 'terms' && !showTerms ? undefined : pageOf(key)}
          onChoose={id => choose(key, id)}
        />
      ))}
    </fieldset>
  )
}

const PageChoice = ({
  label,
  pages,
  chosen,
  onChoose,
}: {
  label: string
  pages: readonly PageEntry[]
  chosen: PageEntry | undefined
  onChoose: (id: string) => void
}) => {
  const words = useWords(settingsWords)
  const { draft, offline } = useWords(pagesWords)
  const nameOf = usePageName()
  const stateOf = (page: PageEntry) => (page.isPublished ? '' : ` (${page.isOffline ? offline : draft})`)
  return (
    <div>
      <label className="v-choice">
        <span>{label}</span>
        <select value={chosen?.id ?? ''} onChange={event => onChoose(event.target.value)}>
          <option value="">{words.noPage}</option>
          {pages.map(page => (
            <option key={page.id} value={page.id}>
              {nameOf(page) + stateOf(page)}
            </option>
          ))}
        </select>
      </label>
      {chosen && !chosen.isPublished ? <p className="v-warning">{words.notLive}</p> : null}
    </div>
  )
}
