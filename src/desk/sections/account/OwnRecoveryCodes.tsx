import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { RecoveryCodes } from './RecoveryCodes'
import { accountWords } from './words'

/** SEC-1: how many are left, and new ones for whoever has lost or used theirs. */
export const OwnRecoveryCodes = ({ count, onChanged }: { count: number; onChanged: () => void }) => {
  const words = useWords(accountWords)
  const [open, setOpen] = useState<'password' | readonly string[] | null>(null)
  const close = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <section>
      <h2>{words.codesTitle}</h2>
      <p className="v-hint">{words.codesLeft(count)}</p>
      <div>
        <button type="button" className="v-button v-raised" onClick={() => setOpen('password')}>
          {words.newCodes}
        </button>
      </div>
      {open === 'password' ? <PasswordStep onMade={setOpen} onClose={() => setOpen(null)} /> : null}
      {open && open !== 'password' ? <RecoveryCodes codes={open} areAnew onClose={close} /> : null}
    </section>
  )
}

const PasswordStep = ({ onMade, onClose }: { onMade: (codes: readonly string[]) => void; onClose: () => void }) => {
  const { ask } = useDesk()
  const words = useWords(accountWords)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  // Goes on by itself where it succeeds; the dialog's own closing is for leaving it.
  const send = async () => {
    const answer = await ask(calls.renewRecoveryCodes, { password })
    if (answer.success) onMade(answer.data.recoveryCodes)
    else setProblem(answer.code === 'wrong_credentials' ? words.wrongOwn : reasonText(answer, language))
    return false
  }
  return (
    <FormDialog
      title={words.newCodes}
      intro={words.askPassword}
      submit={words.newCodes}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={words.ownPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  )
}
