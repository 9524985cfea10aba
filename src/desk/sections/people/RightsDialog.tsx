import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { useDesk } from '../../DeskContext'
import { type Rights, RightsFields } from './RightsFields'
import { peopleWords } from './words'

export const RightsDialog = ({
  person,
  onChanged,
  onClose,
}: {
  person: Rights & { id: string; name: string }
  onChanged: () => void
  onClose: () => void
}) => {
  const { ask } = useDesk()
  const words = useWords(peopleWords)
  const language = useLanguage()
  const [rights, setRights] = useState<Rights>({ role: person.role, languages: person.languages })
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    if (rights.languages?.length === 0) {
      setProblem(words.chooseOne)
      return false
    }
    const answer = await ask(calls.changePerson, { id: person.id, ...rights })
    setProblem(answer.success ? null : reasonText(answer, language))
    if (answer.success) onChanged()
    return answer.success
  }
  return (
    <FormDialog title={words.rightsOf(person.name)} problem={problem} onSubmit={save} onClose={onClose}>
      <RightsFields rights={rights} onChange={setRights} />
    </FormDialog>
  )
}
