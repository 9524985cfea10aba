import { useId } from 'react'
import '../../../editor/kit/form.css'

export const Select = ({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) => {
  const id = useId()
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
