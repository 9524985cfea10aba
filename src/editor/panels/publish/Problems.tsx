import { definitions } from '../../../blocks/definitions'
import { localeNames } from '../../../content/locale'
import type { Review } from '../../../contract/versions'
import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { Thumbnail } from '../../kit/Thumbnail'
import { jumpTo } from '../../state/jump'
import type { Selection } from '../../state/selection'
import { fieldLabel, sectionLabel } from './labels'
import { publishWords } from './words'

/** PUB-3: what visitors would miss. Only missing translations stop a publication, and only where the site says so. */
export const Problems = ({ review }: { review: Review }) => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { colon } = useWords(common)
  const label = useLabel()
  const { site } = editor.data.model
  const { missing, buttons, picturesWithoutAlt, blankSections, withoutDescription } = review
  const languages = site.locales
    .map(language => ({ language, count: missing.filter(({ locale }) => locale === language).length }))
    .filter(({ count }) => count > 0)
  const inLanguages = (locales: readonly string[]) =>
    site.locales.length > 1 ? colon + locales.map(locale => locale.toUpperCase()).join(', ') : ''
  return (
    <>
      {languages.length > 0 ? (
        <p className="v-warning">
          <button type="button" className="v-link" onClick={() => editor.openPanel('translations')}>
            {languages.map(({ language, count }) => localeNames[language] + colon + words.missing(count)).join(', ')}
          </button>
        </p>
      ) : null}
      {buttons.length > 0 ? (
        <section className="v-warning">
          <h3>{words.buttons}</h3>
          <ul>
            {buttons.map(({ groupId, field, lacks }) => (
              <li key={`${groupId} ${field}`}>
                <Jump to={{ groupId, field }}>
                  {[label({ groupId }), lacks === 'link' ? words.lacksLink : words.lacksText].join(colon)}
                </Jump>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {picturesWithoutAlt.length > 0 || blankSections.length > 0 || withoutDescription.length > 0 ? (
        <section className="v-hints">
          <h3>{words.hints}</h3>
          <ul>
            {blankSections.map(({ groupId }) => (
              <li key={groupId}>
                <span className="v-hint-words">
                  <Jump to={{ groupId, field: null }}>{label({ groupId })}</Jump> {words.blank}
                </span>
              </li>
            ))}
            {picturesWithoutAlt.map(({ groupId, field, mediaId, locales }) => (
              <li key={`${groupId} ${field} ${mediaId}`}>
                <Thumbnail mediaId={mediaId} />
                <span className="v-hint-words">
                  <Jump to={{ groupId, field }}>{label({ groupId, field })}</Jump>
                  <span>{words.altMissing + inLanguages(locales)}</span>
                </span>
              </li>
            ))}
          </ul>
          {withoutDescription.length > 0 ? <p>{words.descriptionMissing + inLanguages(withoutDescription)}</p> : null}
        </section>
      ) : null}
    </>
  )
}

/** Closes the dialog and leads there. */
const Jump = ({ to, children }: { to: Selection; children: string }) => {
  const editor = useEditor()
  const { locale } = editor.data.model
  return (
    <button type="button" className="v-link" onClick={() => void jumpTo(editor, { ...to, locale })}>
      {children}
    </button>
  )
}

/** What editors call the place: its section, and which of several of its kind; the field. */
const useLabel = () => {
  const { editorLocale } = useEditor().data
  const sections = useEditorState(state => state.groups)
  return ({ groupId, field }: { groupId: string; field?: string }): string => {
    const section = sections.find(({ id, cards }) => id === groupId || cards.some(card => card.id === groupId))
    const group = section?.cards.find(({ id }) => id === groupId) ?? section
    if (!section || !group) return ''
    const place = section.cards.indexOf(group) + 1
    return [
      sectionLabel(section.type, editorLocale),
      place > 0 ? `${sectionLabel(group.type, editorLocale)} ${place}` : undefined,
      field && Object.keys(definitions[group.type]?.fields ?? {}).length > 1
        ? fieldLabel(group.type, field, editorLocale)
        : undefined,
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
