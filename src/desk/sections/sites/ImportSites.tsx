import { useEffect, useId, useState } from 'react'
import { addressOf } from '../../../contract/address'
import { importSites, type ListProblem } from '../../../contract/sites'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { useReason } from '../../useReason'
import { tellTask } from './SiteTasks'
import { importWords, listColumns, words } from './words'

/** A list of sites as a file; how it looks is said before one is chosen, what is wrong with its rows with the progress. */
export const ImportSites = () => {
  const own = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="v-button v-raised" onClick={() => setOpen(true)}>
        {own.import}
      </button>
      {isOpen ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type Failure = { success: boolean; code?: string; details?: ListProblem }

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { import: title } = useWords(words)
  const own = useWords(importWords)
  const reasonOf = useReason()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const example = useExample(own.example)
  const send = async () => {
    if (!file) {
      setProblem(own.missing)
      return false
    }
    const form = new FormData()
    form.append('file', file)
    const answer: Failure = await fetch(addressOf(importSites), { method: 'POST', body: form })
      .then(response => response.json() as Promise<Failure>)
      .catch(() => ({ success: false, code: 'offline' }))
    const { code = 'internal', details } = answer
    if (!answer.success) setProblem(code === 'bad_list' && details ? own[details.why](details.at) : reasonOf(code))
    else tellTask()
    return answer.success
  }
  return (
    <FormDialog title={title} intro={own.intro} submit={own.send} problem={problem} onSubmit={send} onClose={onClose}>
      <dl className="v-columns">
        {listColumns.map(name => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{own[name]}</dd>
          </div>
        ))}
      </dl>
      <a className="v-link" href={example} download={own.exampleName}>
        {own.download}
      </a>
      <div className="v-field">
        <label htmlFor={id}>{own.file}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-invalid={problem ? true : undefined}
          onChange={event => {
            setProblem(null)
            setFile(event.target.files?.[0] ?? null)
          }}
        />
      </div>
    </FormDialog>
  )
}

/** As Excel here opens it: with the mark for UTF-8 and semicolons. */
const useExample = (text: string) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}
