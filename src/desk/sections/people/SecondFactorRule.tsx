import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { useDesk } from '../../DeskContext'
import { peopleWords } from './words'

/** SEC-1: holds at once for everybody, also for whoever sets it: without a second factor they are led to set one up. */
export const SecondFactorRule = ({ isNeeded, onChanged }: { isNeeded: boolean; onChanged: () => void }) => {
  const { ask } = useDesk()
  const words = useWords(peopleWords)
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (wanted: boolean) => {
    const answer = await ask(calls.requireSecondFactor, { isNeeded: wanted })
    setProblem(answer.success ? null : reasonText(answer, language))
    if (!answer.success) return
    const own = await ask(calls.readAccount, {})
    if (own.success && own.data.mustSetUp) return location.assign('/desk/account')
    onChanged()
  }
  return (
    <div className="v-radios">
      <label>
        <input type="checkbox" checked={isNeeded} onChange={event => void change(event.target.checked)} />
        <span>
          {words.rule}
          <span className="v-quiet">{words.ruleHint}</span>
        </span>
      </label>
      {problem ? (
        <p className="v-problem" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
