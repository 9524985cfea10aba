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
import { OwnSessions } from './OwnSessions'
import { Passkeys } from './Passkeys'
import { Tokens } from './Tokens'
import { accountWords } from './words'
import '../../list.css'

const nothing = {}

/** SEC-1: what everybody changes for themselves. */
export default function Account() {
  const { data, problem, reload } = useReading(calls.readAccount, nothing)
  const { site, mustSetUp } = useDesk()
  const words = useWords(accountWords)
  // A new password ends all tokens: their list is read anew.
  const [passwords, setPasswords] = useState(0)
  // The frame around was loaded while there was none yet.
  const isSecured = data !== null && !data.mustSetUp
  const secured = () => void reload()
  return (
    <>
      <h1>{useWords(sectionWords).account}</h1>
      {mustSetUp ? (
        <p className="v-problem" role="status">
          {isSecured ? words.nowSecured : words.mustSetUp}{' '}
          {isSecured ? <a href={`/${site.defaultLocale}/edit?toolbar=1`}>{words.goOn}</a> : null}
        </p>
      ) : null}
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
          <AuthenticatorApp
            isOn={data.secondFactor.isOn}
            recoveryCodes={data.secondFactor.recoveryCodes}
            onChanged={secured}
          />
          <Passkeys passkeys={data.secondFactor.passkeys} onChanged={secured} />
          {mustSetUp ? null : <Tokens key={passwords} />}
          <OwnSessions sessions={data.sessions} onChanged={() => void reload()} />
        </>
      ) : (
        <Reading problem={problem} onRetry={() => void reload()} />
      )}
    </>
  )
}
