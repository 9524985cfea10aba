import { useState } from 'react'
import type { OptionDefinition } from '../../content/option'
import { acceptOption } from '../../content/rules/optionValue'
import { useEditor } from '../EditorContext'
import { TextField } from '../kit/TextField'
import { checkValue } from '../slots/checkValue'

/** A number, clamped to its range when the field is left; what is no number is said and not saved. */
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
  const { editorLocale } = useEditor().data
  const [typed, setTyped] = useState(String(value))
  const [error, setError] = useState<string | null>(null)
  const settle = () => {
    const checked = checkValue('number', typed)
    setError(checked.problem && checkValue.message(checked.problem, editorLocale))
    if (checked.problem) return
    const accepted = checked.value === null ? null : acceptOption(definition, checked.value)
    const next = accepted ? (accepted.value as number) : value
    setTyped(String(next))
    if (next !== value) onChange(next)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={error}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}
