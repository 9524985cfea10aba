import { useCallback, useEffect, useState } from 'react'
import { type AuditKind, auditKinds } from '../../../content/audit'
import { auditWords } from '../../../content/auditWords'
import type { InputOf, ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { useWords } from '../../../editor/i18n/words'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { momentText } from '../../moment'
import { Reading } from '../../Reading'
import { SelectField } from '../../SelectField'
import { sectionWords } from '../../sections'
import { useReading } from '../../useReading'
import { logWords } from './words'
import '../../list.css'

type Filter = InputOf<typeof calls.exportAudit>
type Entries = ReplyOf<typeof calls.readAudit>['entries']

const nothing = {}

/** SEC-9: who did what, when and from where. */
export default function Log() {
  const words = useWords(logWords)
  const kinds = useWords(auditWords)
  const people = useReading(calls.listAuditPeople, nothing).data?.people ?? []
  const [filter, setFilter] = useState<Filter>({})
  const { entries, hasMore, problem, read, more } = useEntries(filter)
  const narrow = (change: { [K in keyof Filter]: string }) =>
    setFilter(Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value)) as Filter)
  return (
    <>
      <h1>{useWords(sectionWords).log}</h1>
      <p className="v-hint">{words.intro}</p>
      <div className="v-filters">
        <SelectField
          label={words.kind}
          value={filter.kind ?? ''}
          choices={[
            { value: '', label: words.everything },
            ...auditKinds.map(kind => ({ value: kind, label: kinds[kind] })),
          ]}
          onChange={kind => narrow({ kind: kind as AuditKind })}
        />
        <SelectField
          label={words.person}
          value={filter.personId ?? ''}
          choices={[
            { value: '', label: words.everybody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={personId => narrow({ personId })}
        />
        <TextField label={words.from} type="date" value={filter.from ?? ''} onChange={from => narrow({ from })} />
        <TextField label={words.until} type="date" value={filter.until ?? ''} onChange={until => narrow({ until })} />
        <a
          className="v-button v-raised"
          href={`/api/v1/audit/csv?${new URLSearchParams(filter as Record<string, string>)}`}
          download
        >
          {words.download}
        </a>
      </div>
      {entries ? <EntryList entries={entries} /> : <Reading problem={problem} onRetry={() => void read()} />}
      {entries && hasMore ? (
        <div>
          <button type="button" className="v-button v-raised" onClick={() => void more()}>
            {words.more}
          </button>
        </div>
      ) : null}
    </>
  )
}

const EntryList = ({ entries }: { entries: Entries }) => {
  const words = useWords(logWords)
  const kinds = useWords(auditWords)
  const language = useLanguage()
  if (entries.length === 0) return <p className="v-hint">{words.nothing}</p>
  return (
    <ul className="v-rows" aria-label={words.entries}>
      {entries.map(({ id, at, kind, person, subject, address }) => (
        <li key={id}>
          <div>
            <strong>{kinds[kind]}</strong>
            {subject ? <span>{subject}</span> : null}
            <span className="v-quiet">
              {[person?.name ?? (address ? words.nobody : words.server), momentText(at, language), address]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** In parts, newest first; another filter begins anew, and an answer that comes late is let go. */
const useEntries = (filter: Filter) => {
  const { ask } = useDesk()
  const [state, setState] = useState<{ entries: Entries | null; hasMore: boolean; problem: string | null }>({
    entries: null,
    hasMore: false,
    problem: null,
  })
  const load = useCallback(
    async (earlier: Entries, isWanted: () => boolean = () => true) => {
      const before = earlier.at(-1)?.id
      const answer = await ask(calls.readAudit, { ...filter, ...(before ? { before } : {}) })
      if (!isWanted()) return
      setState(
        answer.success
          ? { entries: [...earlier, ...answer.data.entries], hasMore: answer.data.hasMore, problem: null }
          : { entries: null, hasMore: false, problem: answer.code },
      )
    },
    [ask, filter],
  )
  useEffect(() => {
    let isWanted = true
    void load([], () => isWanted)
    return () => {
      isWanted = false
    }
  }, [load])
  return { ...state, read: () => load([]), more: () => load(state.entries ?? []) }
}
