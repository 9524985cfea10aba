import type { SingleValue, ValueKind } from '../../content/field'
import { acceptSingle } from '../../content/rules/singleValue'
import { Switch } from '../kit/Switch'
import { TextField } from '../kit/TextField'

/** MODEL-16: a date, a time or a yes or no, by the device's own means; only what is one is passed on. */
export const ValueControl = ({
  kind,
  label,
  value,
  onChange,
}: {
  kind: ValueKind
  label: string
  value: SingleValue
  onChange: (value: SingleValue) => void
}) => {
  if (kind === 'boolean') return <Switch label={label} checked={value === true} onChange={onChange} />
  const choose = (typed: string) => {
    const accepted = acceptSingle(kind, typed)
    if (accepted) onChange(accepted.value)
  }
  return (
    <TextField label={label} type={kind === 'time' ? 'time' : 'date'} value={String(value ?? '')} onChange={choose} />
  )
}
