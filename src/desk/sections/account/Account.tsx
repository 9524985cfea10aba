import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { useWords } from '../../../editor/i18n/words'
import { Reading } from '../../Reading'
import { sectionWords } from '../../sections'
import { useReading } from '../../useReading'
import { OwnData } from './OwnData'
import { OwnPassword } from './OwnPassword'
import { OwnSessions } from './OwnSessions'
import { SecondFactor } from './SecondFactor'
import { Tokens } from './Tokens'
import '../../list.css'

const nothing = {}

/** SEC-1: what everybody changes for themselves. */
export default function Account() {
  const { data, problem, reload } = useReading(calls.readAccount, nothing)
  // A new password ends all tokens: their list is read anew.
  const [passwords, setPasswords] = useState(0)
  return (
    <>
      <h1>{useWords(sectionWords).account}</h1>
      {data ? (
        <>
          <OwnData name={data.name} email={data.email} language={data.language} />
          <OwnPassword
            email={data.email}
            onChanged={() => {
              setPasswords(count => count + 1)
              void reload()
            }}
          />
          <SecondFactor {...data.secondFactor} onChanged={() => void reload()} />
          <Tokens key={passwords} />
          <OwnSessions sessions={data.sessions} onChanged={() => void reload()} />
        </>
      ) : (
        <Reading problem={problem} onRetry={() => void reload()} />
      )}
    </>
  )
}
