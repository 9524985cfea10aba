import { useState } from 'react'
import { useEditor } from '../EditorContext'
import { TextField } from '../kit/TextField'
import { checkValue } from '../slots/checkValue'

/** A latitude or longitude; empty is none yet. */
export const CoordinateField = ({
  label,
  value,
  accepts,
  onChange,
}: {
  label: string
  value: number | null
  accepts: (value: number) => boolean
  onChange: (value: number | null) => void
}) => {
  const { editorLocale } = useEditor().data
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [error, setError] = useState<string | null>(null)
  const settle = () => {
    const checked = checkValue('number', typed)
    const next = checked.value as number | null
    const isWrong = checked.problem !== null || (next !== null && !accepts(next))
    setError(isWrong ? checkValue.message('number', editorLocale) : null)
    if (!isWrong && next !== value) onChange(next)
  }
  return <TextField label={label} inputMode="decimal" value={typed} error={error} onChange={setTyped} onBlur={settle} />
}
