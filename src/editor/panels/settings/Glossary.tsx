import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { localeNames } from '../../../content/locale'
import type { Settings } from '../../../content/settings'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { IconButton } from '../../kit/IconButton'
import { LineField } from './fields'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

type Term = Settings['vitrine']['glossary'][number]

const longest = 200
const most = 500

/** How the words of the trade are translated; the first language is the one they are written in. */
export const Glossary = () => {
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const { defaultLocale, locales } = useEditor().data.model.site
  const [isAdding, setAdding] = useState(false)
  const { glossary } = settings.vitrine
  const save = (terms: Term[]) => change('vitrine', { glossary: terms })
  const replace = (index: number, term: Term) => save(glossary.map((other, at) => (at === index ? term : other)))
  const isGood = (value: string) => value.length <= longest
  const isNew = (value: string) => value !== '' && isGood(value) && !glossary.some(({ from }) => from === value)
  return (
    <section className="v-own-texts" aria-label={words.glossary}>
      <h3>{words.glossary}</h3>
      <p className="v-hint">{words.glossaryHint}</p>
      {glossary.map((term, index) => (
        <fieldset key={term.from}>
          <legend>{term.from}</legend>
          {locales
            .filter(locale => locale !== defaultLocale)
            .map(locale => (
              <LineField
                key={locale}
                label={localeNames[locale]}
                value={term.to[locale] ?? ''}
                isGood={isGood}
                onSave={value => replace(index, { ...term, to: { ...term.to, [locale]: value } })}
              />
            ))}
          <IconButton
            label={`${words.remove}: ${term.from}`}
            onClick={() => save(glossary.filter(other => other !== term))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      {isAdding ? (
        <LineField
          label={`${words.term} (${localeNames[defaultLocale]})`}
          value=""
          isFocused
          isGood={isNew}
          onSave={from => {
            save([...glossary, { from, to: {} }])
            setAdding(false)
          }}
        />
      ) : glossary.length < most ? (
        <button type="button" className="v-button" onClick={() => setAdding(true)}>
          <Plus aria-hidden /> {words.addTerm}
        </button>
      ) : null}
    </section>
  )
}
