import { useState } from 'react'
import { type TokenScope, tokenScopes } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { ConfirmDialog } from '../../../editor/kit/ConfirmDialog'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { momentText } from '../../moment'
import { OnceDialog } from '../../OnceDialog'
import { SelectField } from '../../SelectField'
import { useReading } from '../../useReading'
import { tokenWords } from './tokenWords'
import { accountWords } from './words'

const nothing = {}
const lifetimes = [30, 90, 366] as const

type Open = { kind: 'make' } | { kind: 'secret'; secret: string } | { kind: 'remove'; id: string; name: string }

/** API-11: for programs that have no browser to sign in with. */
export const Tokens = () => {
  const { ask } = useDesk()
  const words = useWords(tokenWords)
  const language = useLanguage()
  const { data, reload } = useReading(calls.listTokens, nothing)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const remove = async (id: string) => {
    const answer = await ask(calls.removeToken, { id })
    await reload()
    return answer.success ? null : reasonText(answer, language)
  }
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="v-hint">{words.intro}</p>
      {data && data.tokens.length > 0 ? (
        <ul className="v-rows">
          {data.tokens.map(({ id, name, scope, expires, lastUsed }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span>{words[scope]}</span>
                <span className="v-quiet">
                  {[
                    expires > Date.now()
                      ? words.until(momentText(expires, language))
                      : words.ended(momentText(expires, language)),
                    lastUsed ? words.used(momentText(lastUsed, language)) : words.unused,
                  ].join(' · ')}
                </span>
              </div>
              <button
                type="button"
                className="v-button"
                aria-label={words.removeNamed(name)}
                onClick={() => setOpen({ kind: 'remove', id, name })}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <button type="button" className="v-button v-raised" onClick={() => setOpen({ kind: 'make' })}>
          {words.make}
        </button>
      </div>
      {open?.kind === 'make' ? (
        <MakeDialog
          onMade={secret => {
            setOpen({ kind: 'secret', secret })
            void reload()
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'secret' ? <SecretDialog secret={open.secret} onClose={close} /> : null}
      {open?.kind === 'remove' ? (
        <ConfirmDialog
          title={words.removeNamed(open.name)}
          confirm={words.remove}
          isDangerous
          onConfirm={() => remove(open.id)}
          onClose={close}
        >
          {words.removeText}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

const MakeDialog = ({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) => {
  const { ask } = useDesk()
  const words = useWords(tokenWords)
  const { ownPassword, wrongOwn, noName } = useWords(accountWords)
  const language = useLanguage()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState<number>(lifetimes[1])
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ name?: string; password?: string; other?: string }>({})
  const make = async () => {
    if (name.trim() === '') {
      setWrong({ name: noName })
      return false
    }
    const answer = await ask(calls.makeToken, { name: name.trim(), scope, days, password })
    if (answer.success) onMade(answer.data.secret)
    else
      setWrong(answer.code === 'wrong_credentials' ? { password: wrongOwn } : { other: reasonText(answer, language) })
    return false
  }
  return (
    <FormDialog title={words.make} submit={words.make} problem={wrong.other} onSubmit={make} onClose={onClose}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={100}
        value={name}
        error={wrong.name}
        onChange={setName}
      />
      <fieldset className="v-radios">
        <legend>{words.scope}</legend>
        {tokenScopes.map(entry => (
          <label key={entry}>
            <input type="radio" name="scope" checked={scope === entry} onChange={() => setScope(entry)} />
            <span>{words[entry]}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={words.lifetime}
        value={String(days)}
        choices={lifetimes.map(count => ({ value: String(count), label: words.days(count) }))}
        onChange={value => setDays(Number(value))}
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

const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const words = useWords(tokenWords)
  return (
    <OnceDialog title={words.secretTitle} intro={words.secretText} copied={secret} onClose={onClose}>
      <TextField
        label={words.secret}
        readOnly
        value={secret}
        onChange={() => {}}
        onFocus={event => event.target.select()}
      />
    </OnceDialog>
  )
}
