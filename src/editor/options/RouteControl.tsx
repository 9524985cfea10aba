import { useState } from 'react'
import { type Coordinates, parseMapRoute } from '../../content/rules/mapRoute'
import { useWords } from '../i18n/words'
import { TextField } from '../kit/TextField'
import { valueWords } from './words'

/** OPT-5 */
export const RouteControl = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: Coordinates
  onChange: (value: Coordinates) => void
}) => {
  const words = useWords(valueWords)
  const [text, setText] = useState(value.length > 0 ? JSON.stringify(value) : '')
  const [error, setError] = useState<string | null>(null)
  const apply = () => {
    try {
      onChange(parseMapRoute(text))
      setError(null)
    } catch (problem) {
      // OPT-5: the words of the rule stay as they are.
      setError(`${words.routeWrong} ${problem instanceof Error ? problem.message : String(problem)}`)
    }
  }
  return (
    <div className="v-form">
      <TextField label={label} rows={4} value={text} error={error} hint={words.routeHint} onChange={setText} />
      <button type="button" className="v-button v-primary" onClick={apply}>
        {words.apply}
      </button>
    </div>
  )
}
