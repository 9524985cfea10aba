import { type FormEvent, useState } from 'react'
import { minimumPasswordLength } from '../../../content/passwordLength'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { accountWords } from './words'

export const OwnPassword = ({ email, onChanged }: { email: string; onChanged: () => void }) => {
  const { ask } = useDesk()
  const words = useWords(accountWords)
  const language = useLanguage()
  const [oldPassword, setOld] = useState('')
  const [password, setNew] = useState('')
  const [wrong, setWrong] = useState<{ old?: string; new?: string }>({})
  const [said, setSaid] = useState('')
  const change = async (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    if (password.length < minimumPasswordLength) return setWrong({ new: words.tooShort })
    const answer = await ask(calls.changePassword, { oldPassword, password })
    if (!answer.success) {
      const isOld = answer.code === 'wrong_credentials'
      setWrong(isOld ? { old: words.wrongPassword } : {})
      return isOld ? undefined : setSaid(reasonText(answer, language))
    }
    setWrong({})
    setOld('')
    setNew('')
    setSaid(words.passwordChanged)
    onChanged()
  }
  return (
    <section>
      <h2>{words.password}</h2>
      <form className="v-desk-form" noValidate onSubmit={event => void change(event)}>
        {/* For programs that keep passwords: whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={words.oldPassword}
          type="password"
          autoComplete="current-password"
          value={oldPassword}
          error={wrong.old}
          onChange={setOld}
        />
        <TextField
          label={words.newPassword}
          hint={words.passwordHint}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          value={password}
          error={wrong.new}
          onChange={setNew}
        />
        <button type="submit" className="v-button v-raised">
          {words.changePassword}
        </button>
        <p className="v-hint" role="status">
          {said}
        </p>
      </form>
    </section>
  )
}
