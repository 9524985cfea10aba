import { type SelectHTMLAttributes, useId } from 'react'
import '../editor/kit/form.css'

/** A labelled choice of one, with the browser's own list: it is best on a phone and by keyboard. */
export const SelectField = ({
  label,
  hint,
  choices,
  onChange,
  ...rest
}: {
  label: string
  hint?: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'>) => {
  const id = useId()
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <select
        {...rest}
        id={id}
        className="v-select"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange(event.target.value)}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="v-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
