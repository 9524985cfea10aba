import { type Locale, localeNames } from '../../../content/locale'
import type { Role } from '../../../content/site'
import { useWords } from '../../../editor/i18n/words'
import { useDesk } from '../../DeskContext'
import { peopleWords } from './words'

export type Rights = { role: Role; languages: Locale[] | null }

/** What somebody may do: the role, and for an editor which languages. */
export const RightsFields = ({ rights, onChange }: { rights: Rights; onChange: (rights: Rights) => void }) => {
  const { site } = useDesk()
  const words = useWords(peopleWords)
  const { role, languages } = rights
  const toggle = (locale: Locale) => {
    const chosen = languages ?? []
    const next = chosen.includes(locale) ? chosen.filter(entry => entry !== locale) : [...chosen, locale]
    onChange({ role, languages: next })
  }
  return (
    <>
      <fieldset className="v-radios">
        <legend>{words.role}</legend>
        {(['optician', 'admin'] as const).map(entry => (
          <label key={entry}>
            <input
              type="radio"
              name="role"
              checked={role === entry}
              onChange={() => onChange({ role: entry, languages: null })}
            />
            <span>
              {words[entry]}
              <span className="v-quiet">{entry === 'admin' ? words.adminHint : words.opticianHint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {role === 'optician' && site.locales.length > 1 ? (
        <fieldset className="v-radios">
          <legend>{words.languages}</legend>
          <label>
            <input
              type="radio"
              name="languages"
              checked={languages === null}
              onChange={() => onChange({ role, languages: null })}
            />
            <span>{words.allLanguages}</span>
          </label>
          <label>
            <input
              type="radio"
              name="languages"
              checked={languages !== null}
              onChange={() => onChange({ role, languages: [] })}
            />
            <span>{words.onlySome}</span>
          </label>
          {languages === null
            ? null
            : site.locales.map(locale => (
                <label key={locale} className="v-inset">
                  <input type="checkbox" checked={languages.includes(locale)} onChange={() => toggle(locale)} />
                  <span lang={locale}>{localeNames[locale]}</span>
                </label>
              ))}
        </fieldset>
      ) : null}
    </>
  )
}
