import { Languages } from 'lucide-react'
import { localeNames } from '../../content/locale'
import { useEditor } from '../EditorContext'
import type { MenuAction, Target } from './action'

/** LANG-4: the languages a section is shown in. */
const LanguagesPanel = ({ target }: { target: Target; close: () => void }) => {
  const editor = useEditor()
  const { group } = target
  return (
    <fieldset className="v-checks" aria-label={languages.label[editor.data.editorLocale]}>
      {editor.data.model.site.locales.map(locale => (
        <label key={locale} className="v-check">
          <input
            type="checkbox"
            checked={!group.disallowedLanguages.includes(locale)}
            onChange={event =>
              editor.edits.languages(
                group,
                event.target.checked
                  ? group.disallowedLanguages.filter(entry => entry !== locale)
                  : [...group.disallowedLanguages, locale],
              )
            }
          />
          {localeNames[locale]}
        </label>
      ))}
    </fieldset>
  )
}

const languages: MenuAction = {
  order: 55,
  label: { de: 'Sprachen', fr: 'Langues' },
  icon: Languages,
  appliesTo: ({ field }, editor) => field === null && editor.data.model.site.locales.length > 1,
  Panel: LanguagesPanel,
}
export default languages
