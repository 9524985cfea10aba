import { localeNames } from '../../../content/locale'
import type { Review } from '../../../contract/versions'
import { useEditor, useEditorState } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { fieldLabel, sectionLabel } from './labels'
import { publishWords } from './words'

type Missing = Review['missing'][number]

/** LANG-2: the texts that are missing, language by language. */
export const MissingTexts = ({
  missing,
  onChosen,
}: {
  missing: readonly Missing[]
  onChosen: (text: Missing) => void
}) => {
  const { editorLocale, model } = useEditor().data
  const counted = useEditorState(state => state.missing)
  const nameOf = ({ type, fieldName }: Missing) =>
    [sectionLabel(type, editorLocale), fieldLabel(type, fieldName, editorLocale)].filter(Boolean).join(' · ')
  return model.site.locales
    .map(locale => ({ locale, own: missing.filter(entry => entry.locale === locale) }))
    .filter(({ own }) => own.length > 0)
    .map(({ locale, own }) => (
      <section key={locale} className="v-missing">
        <h4>
          {localeNames[locale]} <span className="v-fold-count">{own.length}</span>
        </h4>
        <ul>
          {own.map(entry => (
            <li key={`${entry.groupId} ${entry.fieldName}`}>
              <button type="button" onClick={() => onChosen(entry)}>
                <span>{nameOf(entry)}</span>
                <span className="v-hint">{entry.source}</span>
              </button>
            </li>
          ))}
          <More count={(counted[locale] ?? 0) - own.length} href={`/desk/languages/${model.page.id}?to=${locale}`} />
        </ul>
      </section>
    ))
}

/** The page's name, its address, what search engines and pictures say: written on the desk, and no publication waits for them. */
const More = ({ count, href }: { count: number; href: string }) => {
  const words = useWords(publishWords)
  if (count <= 0) return null
  return (
    <li>
      <a href={href}>{words.missingMore(count)}</a>
    </li>
  )
}
