import { useWords } from '../i18n/words'
import { valueWords } from './words'

type Value = string | number

/** One of a few values, as buttons. */
export const Choices = ({
  offered,
  value,
  label,
  onChange,
}: {
  offered: readonly Value[]
  value: unknown
  label: string
  onChange: (value: Value) => void
}) => {
  const words: Record<string, string> = useWords(valueWords)
  return (
    <fieldset className="v-choices">
      <legend>{label}</legend>
      {offered.map(entry => (
        <button
          key={entry}
          type="button"
          className="v-button"
          aria-pressed={entry === value}
          onClick={() => onChange(entry)}
        >
          {words[entry] ?? entry}
        </button>
      ))}
    </fieldset>
  )
}
