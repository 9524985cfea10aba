import { useState } from 'react'
import { encode } from 'uqr'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { TextField } from '../../../editor/kit/TextField'
import type { Answer } from '../../../editor/state/ask'
import { useDesk } from '../../DeskContext'
import { RecoveryCodes } from './RecoveryCodes'
import { accountWords } from './words'
import './secondFactor.css'

type Step =
  | { kind: 'begin' | 'remove' }
  | { kind: 'confirm'; secret: string; address: string }
  | { kind: 'codes'; codes: string[] }

/** SEC-1: an authenticator app, with recovery codes for when it is lost. */
export const AuthenticatorApp = ({
  isOn,
  recoveryCodes,
  onChanged,
}: {
  isOn: boolean
  recoveryCodes: number
  onChanged: () => void
}) => {
  const words = useWords(accountWords)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => {
    setStep(null)
    onChanged()
  }
  return (
    <section>
      <h2>{words.app}</h2>
      <p className="v-hint">{isOn ? words.factorOn(recoveryCodes) : words.factorHint}</p>
      <div>
        <button
          type="button"
          className="v-button v-raised"
          onClick={() => setStep({ kind: isOn ? 'remove' : 'begin' })}
        >
          {isOn ? words.removeFactor : words.setUp}
        </button>
      </div>
      {step?.kind === 'begin' || step?.kind === 'remove' ? (
        <PasswordStep kind={step.kind} onNext={setStep} onDone={close} onClose={() => setStep(null)} />
      ) : null}
      {step?.kind === 'confirm' ? <ConfirmStep {...step} onNext={setStep} onClose={() => setStep(null)} /> : null}
      {step?.kind === 'codes' ? <RecoveryCodes codes={step.codes} onClose={close} /> : null}
    </section>
  )
}

const useProblem = () => {
  const language = useLanguage()
  const { wrongOwn } = useWords(accountWords)
  const [problem, setProblem] = useState<string | null>(null)
  const tell = (answer: Answer<unknown>) => {
    if (answer.success) return setProblem(null)
    setProblem(answer.code === 'wrong_credentials' ? wrongOwn : reasonText(answer, language))
  }
  return [problem, tell] as const
}

const PasswordStep = ({
  kind,
  onNext,
  onDone,
  onClose,
}: {
  kind: 'begin' | 'remove'
  onNext: (step: Step) => void
  onDone: () => void
  onClose: () => void
}) => {
  const { ask } = useDesk()
  const words = useWords(accountWords)
  const [password, setPassword] = useState('')
  const [problem, tell] = useProblem()
  // Goes on by itself where it succeeds; the dialog's own closing is for leaving it.
  const send = async () => {
    if (kind === 'remove') {
      const answer = await ask(calls.removeSecondFactor, { password })
      tell(answer)
      if (answer.success) onDone()
      return false
    }
    const answer = await ask(calls.beginSecondFactor, { password })
    tell(answer)
    if (answer.success) onNext({ kind: 'confirm', ...answer.data })
    return false
  }
  return (
    <FormDialog
      title={kind === 'begin' ? words.setUp : words.removeFactor}
      intro={words.askPassword}
      submit={kind === 'begin' ? words.next : words.removeFactor}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={words.ownPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  )
}

const ConfirmStep = ({
  secret,
  address,
  onNext,
  onClose,
}: {
  secret: string
  address: string
  onNext: (step: Step) => void
  onClose: () => void
}) => {
  const { ask } = useDesk()
  const words = useWords(accountWords)
  const [code, setCode] = useState('')
  const [problem, tell] = useProblem()
  const confirm = async () => {
    const answer = await ask(calls.confirmSecondFactor, { code })
    tell(answer)
    if (answer.success) onNext({ kind: 'codes', codes: answer.data.recoveryCodes })
    return false
  }
  return (
    <FormDialog title={words.setUp} intro={words.scan} problem={problem} onSubmit={confirm} onClose={onClose}>
      <QrCode text={address} label={words.qr} />
      <TextField label={words.key} readOnly value={secret} onChange={() => {}} />
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={setCode}
      />
    </FormDialog>
  )
}

/** Light modules around the code, without which cameras do not find it. */
const quiet = 3

/** Drawn here: no service learns the secret. Dark on light, as every camera reads it. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text)
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className="v-qr"
      viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
