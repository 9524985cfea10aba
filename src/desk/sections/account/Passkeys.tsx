import { useState } from 'react'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { isClosedDialog, isKnownPasskey, knowsPasskeys, makePasskey } from '../../../editor/kit/passkey'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { momentText } from '../../moment'
import { passkeyWords } from './passkeyWords'
import { RecoveryCodes } from './RecoveryCodes'
import { accountWords } from './words'

type Passkey = ReplyOf<typeof calls.readAccount>['secondFactor']['passkeys'][number]

type Open = { kind: 'add' } | { kind: 'codes'; codes: string[] } | { kind: 'remove'; passkey: Passkey }

/** SEC-1: finger, face or PIN of a device instead of the password, on the host each was made on. */
export const Passkeys = ({ passkeys, onChanged }: { passkeys: readonly Passkey[]; onChanged: () => void }) => {
  const words = useWords(passkeyWords)
  const language = useLanguage()
  const [open, setOpen] = useState<Open | null>(null)
  // Recovery codes that have just come stay: the dialog that made them closes after that.
  const close = () => setOpen(current => (current?.kind === 'codes' ? current : null))
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="v-hint">{knowsPasskeys() ? words.intro(location.hostname) : words.unknown}</p>
      {passkeys.length > 0 ? (
        <ul className="v-rows">
          {passkeys.map(passkey => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <span className="v-quiet">
                  {[
                    passkey.host,
                    passkey.lastUsed ? words.used(momentText(passkey.lastUsed, language)) : words.unused,
                  ].join(' · ')}
                </span>
              </div>
              <button
                type="button"
                className="v-button"
                aria-label={words.removeNamed(passkey.name)}
                onClick={() => setOpen({ kind: 'remove', passkey })}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {knowsPasskeys() ? (
        <div>
          <button type="button" className="v-button v-raised" onClick={() => setOpen({ kind: 'add' })}>
            {words.add}
          </button>
        </div>
      ) : null}
      {open?.kind === 'add' ? (
        <AddDialog
          onAdded={codes => {
            setOpen(codes && { kind: 'codes', codes })
            onChanged()
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'codes' ? <RecoveryCodes codes={open.codes} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'remove' ? (
        <RemoveDialog passkey={open.passkey} onRemoved={onChanged} onClose={() => setOpen(null)} />
      ) : null}
    </section>
  )
}

const AddDialog = ({ onAdded, onClose }: { onAdded: (codes: string[] | null) => void; onClose: () => void }) => {
  const { ask } = useDesk()
  const words = useWords(passkeyWords)
  const { noName, ownPassword, wrongOwn } = useWords(accountWords)
  const language = useLanguage()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ name?: string; password?: string; other?: string }>({})
  const refuse = (why: typeof wrong) => {
    setWrong(why)
    return false
  }
  const add = async () => {
    if (name.trim() === '') return refuse({ name: noName })
    const options = await ask(calls.beginPasskey, { password })
    if (!options.success)
      return refuse(
        options.code === 'wrong_credentials' ? { password: wrongOwn } : { other: reasonText(options, language) },
      )
    try {
      const response = await makePasskey(options.data)
      const answer = await ask(calls.addPasskey, { name: name.trim(), response })
      if (!answer.success) return refuse({ other: reasonText(answer, language) })
      onAdded(answer.data.recoveryCodes)
      return false
    } catch (error) {
      if (isClosedDialog(error)) return refuse({})
      return refuse({ other: isKnownPasskey(error) ? words.known : words.failed })
    }
  }
  return (
    <FormDialog title={words.add} submit={words.next} problem={wrong.other} onSubmit={add} onClose={onClose}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={100}
        value={name}
        error={wrong.name}
        onChange={setName}
      />
      <TextField
        label={ownPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        error={wrong.password}
        onChange={setPassword}
      />
    </FormDialog>
  )
}

const RemoveDialog = ({
  passkey,
  onRemoved,
  onClose,
}: {
  passkey: Passkey
  onRemoved: () => void
  onClose: () => void
}) => {
  const { ask } = useDesk()
  const words = useWords(passkeyWords)
  const { askPassword, ownPassword, wrongOwn } = useWords(accountWords)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async () => {
    const answer = await ask(calls.removePasskey, { id: passkey.id, password })
    if (answer.success) {
      onRemoved()
      return true
    }
    setProblem(answer.code === 'wrong_credentials' ? wrongOwn : reasonText(answer, language))
    return false
  }
  return (
    <FormDialog
      title={words.removeNamed(passkey.name)}
      intro={askPassword}
      submit={words.remove}
      problem={problem}
      onSubmit={remove}
      onClose={onClose}
    >
      <TextField
        label={ownPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  )
}
