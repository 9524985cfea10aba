import { useRef, useState } from 'react'
import { addressOf } from '../../../contract/address'
import { importSites } from '../../../contract/sites'
import { useWords } from '../../../editor/i18n/words'
import { useReason } from '../../useReason'
import { tellTask } from './SiteTasks'
import { columnWords, words } from './words'

/** A list of sites as a file; what is wrong with its rows is told with the progress. */
export const ImportSites = () => {
  const own = useWords(words)
  const { columns } = useWords(columnWords)
  const reasonOf = useReason()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    const answer = await fetch(addressOf(importSites), { method: 'POST', body: form })
      .then(response => response.json() as Promise<{ success: boolean; code?: string }>)
      .catch(() => ({ success: false, code: 'offline' }))
    const said = answer.code === 'invalid_input' ? columns : reasonOf(answer.code ?? 'internal')
    setProblem(answer.success ? null : said)
    if (answer.success) tellTask()
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <button type="button" className="v-button v-raised" onClick={() => input.current?.click()}>
        {own.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={own.import}
        onChange={event => void send(event.target.files?.[0])}
      />
      {problem ? (
        <p className="v-problem" role="alert">
          {problem}
        </p>
      ) : null}
    </>
  )
}
