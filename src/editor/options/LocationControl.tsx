import { useCallback, useEffect, useState } from 'react'
import type { ReplyOf } from '../../contract/call'
import { calls } from '../../contract/calls'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
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
  const editor = useEditor()
  const words = useWords(valueWords)
  const { retry } = useWords(common)
  const [branches, setBranches] = useState<Branches | 'loading' | 'failed'>('loading')
  const read = useCallback(async () => {
    const { data } = await editor.ask(calls.readOptician, {})
    setBranches(data ?? 'failed')
  }, [editor])
  useEffect(() => {
    void read()
  }, [read])
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...value, id] : value.filter(entry => entry !== id))
  return (
    <fieldset className="v-checks">
      <legend>{label}</legend>
      {branches === 'failed' ? (
        <p className="v-problem" role="alert">
          {words.locationsFailed}{' '}
          <button type="button" className="v-link" onClick={() => void read()}>
            {retry}
          </button>
        </p>
      ) : null}
      {branches.length === 0 ? <p>{words.noLocations}</p> : null}
      {(typeof branches === 'string' ? [] : branches).map(branch => (
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
