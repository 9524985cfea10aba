import { useState } from 'react'
import { TextField } from '../kit/TextField'

/** A line of text, saved when it is left. */
export const TextControl = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) => {
  const [typed, setTyped] = useState(value)
  const settle = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      label={label}
      value={typed}
      maxLength={2000}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}
