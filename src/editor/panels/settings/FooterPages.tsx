import { type GivenKey, givenKeys } from '../../../content/page'
import { calls } from '../../../contract/calls'
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
  const { draft } = useWords(pagesWords)
  const { links } = useSettingsEditor().settings.footer
  const nameOf = usePageName()
  const known = usePages()
  if (typeof known === 'string') return null
  const pages = known.pages.filter(
    ({ collection, key }) => collection === null && (key === null || givenKeys.some(given => given === key)),
  )
  const give = async (key: GivenKey, chosen: string) => {
    const id = chosen || pages.find(page => page.key === key)?.id
    if (!id) return
    const meta = { key: chosen ? key : null }
    const answer = await editor.ask(calls.writePageInfo, { id, lang: editor.data.model.locale, meta })
    if (!answer.success) editor.notify({ kind: 'error', code: 'footerPage', reason: answer.code, detail: answer.error })
    await editor.sitePages.reload()
    await editor.reloadShell()
  }
  return (
    <fieldset className="v-choices">
      <legend>{words.footerPages}</legend>
      {givenKeys
        .filter(key => key !== 'terms' || links.showTerms)
        .map(key => (
          <label key={key} className="v-choice">
            <span>{words[key]}</span>
            <select
              value={pages.find(page => page.key === key)?.id ?? ''}
              onChange={event => void give(key, event.target.value)}
            >
              <option value="">{words.noPage}</option>
              {pages.map(page => (
                <option key={page.id} value={page.id}>
                  {nameOf(page) + (page.isPublished ? '' : ` (${draft})`)}
                </option>
              ))}
            </select>
          </label>
        ))}
    </fieldset>
  )
}
