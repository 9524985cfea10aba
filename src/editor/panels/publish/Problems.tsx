import { type Locale, localeNames } from '../../../content/locale'
import type { Review } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { jumpTo } from '../../state/jump'
import { sectionLabel } from './labels'
import { publishWords } from './words'

/** PUB-3: what visitors would miss. Only missing translations stop a publication, and only where the site says so. */
export const Problems = ({ review }: { review: Review }) => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { locale, page, site } = editor.data.model
  const { editorLocale } = editor.data
  const { buttons, picturesWithoutAlt, withoutDescription } = review
  const groups = page.groups.flatMap(group => [group, ...group.cards])
  const label = (groupId: string) => {
    const type = groups.find(group => group.id === groupId)?.type
    return (type && sectionLabel(type, editorLocale)) || ''
  }
  const count = (language: Locale) => review.missing.filter(entry => entry.locale === language).length
  const languages = site.locales.filter(language => count(language) > 0)
  return (
    <>
      {languages.length > 0 ? (
        <p className="v-warning">
          <button type="button" className="v-link" onClick={() => editor.openPanel('translations')}>
            {languages.map(language => `${localeNames[language]}: ${words.missing(count(language))}`).join(', ')}
          </button>
        </p>
      ) : null}
      {buttons.length > 0 ? (
        <section className="v-warning">
          <h3>{words.buttons}</h3>
          <ul>
            {buttons.map(({ groupId, field, lacks }) => (
              <li key={`${groupId} ${field}`}>
                <button
                  type="button"
                  className="v-link"
                  onClick={() => void jumpTo(editor, { groupId, field, locale })}
                >
                  {[label(groupId), lacks === 'link' ? words.lacksLink : words.lacksText].filter(Boolean).join(': ')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {picturesWithoutAlt.length > 0 || withoutDescription.length > 0 ? (
        <section className="v-hints">
          <h3>{words.hints}</h3>
          {picturesWithoutAlt.length > 0 ? <p>{words.altMissing(picturesWithoutAlt.length)}</p> : null}
          {withoutDescription.length > 0 ? (
            <p>
              {words.descriptionMissing} {withoutDescription.map(entry => entry.toUpperCase()).join(', ')}
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
