import { calls } from '../../../contract/calls'
import { useWords } from '../../../editor/i18n/words'
import { Reading } from '../../Reading'
import { sectionWords } from '../../sections'
import { useRead } from '../../useRead'
import { OwnData } from './OwnData'
import { OwnPassword } from './OwnPassword'
import { OwnSessions } from './OwnSessions'
import { SecondFactor } from './SecondFactor'
import '../../list.css'

const nothing = {}

/** SEC-1: what everybody changes for themselves. */
export default function Account() {
  const { data, problem, read } = useRead(calls.readAccount, nothing)
  return (
    <>
      <h1>{useWords(sectionWords).account}</h1>
      {data ? (
        <>
          <OwnData name={data.name} email={data.email} language={data.language} />
          <OwnPassword email={data.email} onChanged={() => void read()} />
          <SecondFactor {...data.secondFactor} onChanged={() => void read()} />
          <OwnSessions sessions={data.sessions} onChanged={() => void read()} />
        </>
      ) : (
        <Reading problem={problem} onRetry={() => void read()} />
      )}
    </>
  )
}
