import { localeNames } from '../../../content/locale'
import { unwrittenIn } from '../../../content/rules/completeness'
import type { Review } from '../../../contract/versions'
import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { sectionLabel } from './labels'
import { publishWords } from './words'

/** PUB-12: each section that lacks a translation, and the languages it could be shown in alone. */
export const OnlyWritten = ({ missing, onHidden }: { missing: Review['missing']; onHidden: () => void }) => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { colon } = useWords(common)
  const groups = useEditorState(state => state.groups)
  const { editorLocale, model } = editor.data
  const languages = model.site.locales.filter(locale => !model.page.disallowedLanguages.includes(locale))
  const choices = groups.flatMap(section => {
    const lacks = missing.filter(({ groupId }) => [section, ...section.cards].some(({ id }) => id === groupId))
    const without = lacks.length > 0 ? unwrittenIn(section, missing, languages) : null
    if (!without) return []
    const shown = languages.filter(locale => !without.includes(locale)).map(locale => localeNames[locale])
    return [{ section, without, shown: shown.join(', '), source: lacks[0]?.source }]
  })
  if (choices.length === 0) return null
  return (
    <section className="v-way">
      <h3>{words.onlyWritten}</h3>
      <p className="v-hint">{words.onlyWrittenHint}</p>
      <ul>
        {choices.map(({ section, without, shown, source }) => {
          const name = sectionLabel(section.type, editorLocale) ?? section.type
          const only = words.onlyIn(shown)
          const hide = () => {
            editor.edits.languages(section, [...new Set([...section.disallowedLanguages, ...without])])
            onHidden()
          }
          return (
            <li key={section.id}>
              <span className="v-way-name">
                {name} <span className="v-hint">{source}</span>
              </span>
              <button type="button" className="v-button v-raised" aria-label={name + colon + only} onClick={hide}>
                {only}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
