import { useState } from 'react'
import { emailAddress } from '../../../content/link'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { type Rights, RightsFields } from './RightsFields'
import { peopleWords } from './words'

export const InviteDialog = ({
  onSent,
  onClose,
}: {
  /** With the link where no mail can be sent. */
  onSent: (link: string | null) => void
  onClose: () => void
}) => {
  const { ask } = useDesk()
  const words = useWords(peopleWords)
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [rights, setRights] = useState<Rights>({ role: 'optician', languages: null })
  const [isWrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const invite = async () => {
    const isAddress = emailAddress.safeParse(email.trim()).success
    setWrong(!isAddress)
    if (!isAddress) return false
    if (rights.languages?.length === 0) {
      setProblem(words.chooseOne)
      return false
    }
    const answer = await ask(calls.invitePerson, { email: email.trim(), ...rights })
    setProblem(answer.success ? null : reasonText(answer, language))
    if (answer.success) onSent(answer.data.link)
    return answer.success
  }
  return (
    <FormDialog title={words.invite} submit={words.invite} problem={problem} onSubmit={invite} onClose={onClose}>
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="off"
        value={email}
        error={isWrong ? words.wrongEmail : null}
        onChange={setEmail}
      />
      <RightsFields rights={rights} onChange={setRights} />
    </FormDialog>
  )
}
