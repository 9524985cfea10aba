import { useState } from 'react'
import type { OptionDefinition } from '../../content/option'
import { acceptOption } from '../../content/rules/optionValue'

/** A number, clamped to its range when the field is left. */
export const NumberControl = ({
  definition,
  label,
  value,
  onChange,
}: {
  definition: OptionDefinition
  label: string
  value: number
  onChange: (value: number) => void
}) => {
  const [typed, setTyped] = useState(String(value))
  const settle = () => {
    const accepted = typed.trim() === '' ? null : acceptOption(definition, Number(typed))
    const next = accepted ? (accepted.value as number) : value
    setTyped(String(next))
    if (next !== value) onChange(next)
  }
  return (
    <label className="v-stack">
      {label}
      <input
        type="number"
        min={definition.range?.min ?? 1}
        max={definition.range?.max}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
      />
    </label>
  )
}
