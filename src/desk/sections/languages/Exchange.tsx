import { Download, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type Locale, localeNames } from '../../../content/locale'
import type { ImportOutcome } from '../../../contract/xliff'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { useDesk } from '../../DeskContext'
import { exchangeWords } from './exchangeWords'
import { HeldTexts } from './HeldTexts'
import { importFile } from './importFile'

/** Texts for an agency, as a file, and back again. */
export const Exchange = ({ locales, onDone }: { locales: readonly Locale[]; onDone: () => void }) => {
  const { language } = useDesk()
  const words = useWords(exchangeWords)
  const id = useId()
  const [to, setTo] = useState(locales[0]!)
  const file = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (chosen: File) => {
    setBusy(true)
    setProblem(null)
    setOutcome(null)
    const answer = await importFile(chosen)
    setBusy(false)
    if (!answer.success) return setProblem(reasonText(answer, language))
    setOutcome(answer.data)
    onDone()
  }
  return (
    <section className="v-exchange" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className="v-hint">{words.intro}</p>
      <div className="v-choices">
        <label>
          <span className="v-hidden">{words.language}</span>
          <select value={to} onChange={event => setTo(event.target.value as Locale)}>
            {locales.map(locale => (
              <option key={locale} value={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </select>
        </label>
        <a className="v-button v-raised" href={`/api/v1/languages/xliff?to=${to}`} download>
          <Download size={18} aria-hidden />
          {words.export}
        </a>
        <button type="button" className="v-button v-raised" disabled={isBusy} onClick={() => file.current?.click()}>
          <Upload size={18} aria-hidden />
          {isBusy ? words.working : words.import}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words.import}
          accept=".xlf,.xliff,application/xliff+xml,text/xml"
          onChange={event => {
            const chosen = event.target.files?.[0]
            event.target.value = ''
            if (chosen) void take(chosen)
          }}
        />
      </div>
      <div role="status">
        {problem ? <p className="v-problem">{problem}</p> : null}
        {outcome ? <p>{told(outcome, words)}</p> : null}
      </div>
      {outcome && outcome.held.length > 0 ? <HeldTexts held={outcome.held} to={outcome.to} onDone={onDone} /> : null}
    </section>
  )
}

const told = (outcome: ImportOutcome, words: (typeof exchangeWords)['de']) =>
  [
    words.written(outcome.written),
    outcome.same > 0 ? words.same(outcome.same) : '',
    outcome.untouched > 0 ? words.untouched(outcome.untouched) : '',
    outcome.unknown > 0 ? words.unknown(outcome.unknown) : '',
    outcome.held.length > 0 ? words.heldCount(outcome.held.length) : '',
  ]
    .filter(Boolean)
    .join(' ')
