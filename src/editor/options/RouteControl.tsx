import { useId, useState } from 'react'
import { type Coordinates, parseMapRoute } from '../../content/rules/mapRoute'
import { useWords } from '../i18n/words'
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
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const apply = () => {
    try {
      onChange(parseMapRoute(text))
      setProblem(null)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="v-form">
      <label>
        {label}
        <textarea
          className="v-area"
          rows={4}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          onChange={event => setText(event.target.value)}
        />
      </label>
      {problem ? (
        <p id={problemId} className="v-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <button type="button" className="v-button" onClick={apply}>
        {words.apply}
      </button>
    </div>
  )
}
