import { useId } from 'react'
import { localAt } from '../../../content/rules/zonedTime'
import { useWords } from '../../i18n/words'
import { TextField } from '../../kit/TextField'
import { publishWords } from './words'

/** PUB-10: now, or at a moment of the site's wall clock. Null is now. */
export const WhenField = ({
  moment,
  error,
  onChange,
}: {
  moment: string | null
  error: string | null
  onChange: (moment: string | null) => void
}) => {
  const words = useWords(publishWords)
  const name = useId()
  return (
    <fieldset className="v-when">
      <legend>{words.when}</legend>
      <label>
        <input type="radio" name={name} checked={moment === null} onChange={() => onChange(null)} />
        {words.now}
      </label>
      <label>
        <input type="radio" name={name} checked={moment !== null} onChange={() => onChange(tomorrow())} />
        {words.later}
      </label>
      {moment === null ? null : (
        <TextField
          label={words.moment}
          hint={words.momentHint}
          error={error}
          type="datetime-local"
          value={moment}
          onChange={onChange}
        />
      )}
    </fieldset>
  )
}

const tomorrow = () => `${localAt(Date.now() + 24 * 60 * 60 * 1000).date}T08:00`
