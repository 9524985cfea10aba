import { type FormEvent, useState } from 'react'
import { localeNames } from '../../../content/locale'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { accountWords } from './words'

type Own = { name: string; email: string; language: 'de' | 'fr' | null }

/** Name, and the language one reads the editor in. */
export const OwnData = ({ name: kept, email, language: chosen }: Own) => {
  const { ask } = useDesk()
  const words = useWords(accountWords)
  const spoken = useLanguage()
  const [name, setName] = useState(kept)
  const [language, setLanguage] = useState(chosen)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    if (name.trim() === '') return setError(words.noName)
    setError(null)
    const answer = await ask(calls.writeAccount, { name: name.trim(), language })
    if (!answer.success) return setSaid(reasonText(answer, spoken))
    // The frame around speaks the language it was loaded in.
    if (language !== chosen || name.trim() !== kept) return location.reload()
    setSaid(words.saved)
  }
  return (
    <section>
      <h2>{words.person}</h2>
      <form className="v-desk-form" noValidate onSubmit={event => void save(event)}>
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          error={error}
          onChange={setName}
        />
        <TextField label={words.email} hint={words.emailHint} readOnly value={email} onChange={() => {}} />
        <fieldset className="v-radios">
          <legend>{words.language}</legend>
          {([null, 'de', 'fr'] as const).map(entry => (
            <label key={entry ?? 'site'}>
              <input type="radio" name="language" checked={language === entry} onChange={() => setLanguage(entry)} />
              <span lang={entry ?? undefined}>{entry ? localeNames[entry] : words.asSite}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="v-button v-primary">
          {words.save}
        </button>
        <p className="v-hint" role="status">
          {said}
        </p>
      </form>
    </section>
  )
}
