import { localeNames } from '../../../content/locale'
import type { Review } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'
import { fieldLabel, sectionLabel } from './labels'

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
        </ul>
      </section>
    ))
}
