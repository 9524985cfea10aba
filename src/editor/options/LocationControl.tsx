import { useEffect, useState } from 'react'
import type { ReplyOf } from '../../contract/call'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import { useWords } from '../i18n/words'
import { valueWords } from './words'

type Branches = ReplyOf<typeof calls.readOptician>

/** OPT-6: the branches to show. */
export const LocationControl = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
}) => {
  const words = useWords(valueWords)
  const [branches, setBranches] = useState<Branches | null>(null)
  useEffect(() => {
    callServer(calls.readOptician, {}).then(
      answer => setBranches(answer.success ? answer.data : []),
      error => {
        if (!(error instanceof Unanswered)) throw error
        setBranches([])
      },
    )
  }, [])
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...value, id] : value.filter(entry => entry !== id))
  return (
    <fieldset className="v-checks">
      <legend>{label}</legend>
      {branches?.length === 0 ? <p>{words.noLocations}</p> : null}
      {branches?.map(branch => (
        <label key={branch.id} className="v-check">
          <input
            type="checkbox"
            checked={value.includes(branch.id)}
            onChange={event => toggle(branch.id, event.target.checked)}
          />
          {[branch.name, branch.street, branch.streetNumber, branch.city].filter(Boolean).join(' ')}
        </label>
      ))}
    </fieldset>
  )
}
