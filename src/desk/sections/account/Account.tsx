import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { useWords } from '../../../editor/i18n/words'
import { useDesk } from '../../DeskContext'
import { Reading } from '../../Reading'
import { sectionWords } from '../../sections'
import { useReading } from '../../useReading'
import { AuthenticatorApp } from './AuthenticatorApp'
import { OwnData } from './OwnData'
import { OwnPassword } from './OwnPassword'
import { OwnRecoveryCodes } from './OwnRecoveryCodes'
import { OwnSessions } from './OwnSessions'
import { Passkeys } from './Passkeys'
import { Tokens } from './Tokens'
import { accountWords } from './words'
import '../../list.css'

const nothing = {}

/** SEC-1: what everybody changes for themselves. */
export default function Account() {
  const { data, problem, reload } = useReading(calls.readAccount, nothing)
  const { mustSetUp } = useDesk()
  // A new password ends all tokens: their list is read anew.
  const [passwords, setPasswords] = useState(0)
  const again = () => void reload()
  const factors = data ? (
    <>
      <AuthenticatorApp
        isOn={data.secondFactor.isOn}
        recoveryCodes={data.secondFactor.recoveryCodes}
        onChanged={again}
      />
      <Passkeys passkeys={data.secondFactor.passkeys} onChanged={again} />
      {data.secondFactor.isOn || data.secondFactor.passkeys.length > 0 ? (
        <OwnRecoveryCodes count={data.secondFactor.recoveryCodes} onChanged={again} />
      ) : null}
    </>
  ) : null
  return (
    <>
      <h1>{useWords(sectionWords).account}</h1>
      {data && mustSetUp ? <SetUpNotice isDone={!data.mustSetUp} /> : null}
      {data ? (
        <>
          {/* What is asked for comes first. */}
          {mustSetUp ? factors : null}
          <OwnData name={data.name} email={data.email} language={data.language} />
          <OwnPassword
            email={data.email}
            onChanged={() => {
              setPasswords(count => count + 1)
              again()
            }}
          />
          {mustSetUp ? null : factors}
          {mustSetUp ? null : <Tokens key={passwords} />}
          <OwnSessions sessions={data.sessions} onChanged={again} />
        </>
      ) : (
        <Reading problem={problem} onRetry={again} />
      )}
    </>
  )
}

/** The frame around was loaded while there was no second factor yet. */
const SetUpNotice = ({ isDone }: { isDone: boolean }) => {
  const { site } = useDesk()
  const words = useWords(accountWords)
  return (
    <p className={isDone ? 'v-hint' : 'v-problem'} role="status">
      {isDone ? words.nowSecured : words.mustSetUp}{' '}
      {isDone ? <a href={`/${site.defaultLocale}/edit?toolbar=1`}>{words.goOn}</a> : null}
    </p>
  )
}
