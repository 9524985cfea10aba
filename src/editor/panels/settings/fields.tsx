import { useState } from 'react'
import type * as z from 'zod/mini'
import { type Settings, settingsSchema } from '../../../content/settings'
import type { ThemeToken } from '../../../content/theme'
import { useWords } from '../../i18n/words'
import { AddressField } from '../../kit/AddressField'
import { Switch } from '../../kit/Switch'
import { TextField } from '../../kit/TextField'
import { useAddress } from '../../kit/useAddress'
import { ColorControl } from '../../options/ColorControl'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

type Section = keyof Settings
/** The names of a section's settings that hold this kind of value. */
type Named<S extends Section, T> = {
  [K in keyof Settings[S]]: Settings[S][K] extends T ? (T extends Settings[S][K] ? K : never) : never
}[keyof Settings[S]] &
  string

export const SettingSwitch = <S extends Section>({
  section,
  name,
  label,
  hint,
}: {
  section: S
  name: Named<S, boolean>
  label: string
  hint?: string
}) => {
  const { settings, change } = useSettingsEditor()
  return (
    <Switch
      label={label}
      hint={hint}
      checked={settings[section][name] as boolean}
      onChange={value => change(section, { [name]: value } as Partial<Settings[S]>)}
    />
  )
}

/** SET-2: saved when the field is left, and only when it is another value that fits. */
export const SettingLine = <S extends Section>({
  section,
  name,
  label,
  hint,
  kind = 'text',
}: {
  section: S
  name: Named<S, string>
  label: string
  hint?: string
  kind?: 'text' | 'web' | 'mail' | 'phone'
}) => {
  const { settings, change } = useSettingsEditor()
  const shape = settingsSchema.shape[section].shape as Record<string, z.ZodMiniType>
  const shared = {
    label,
    hint,
    value: settings[section][name] as string,
    onSave: (value: string) => change(section, { [name]: value } as Partial<Settings[S]>),
  }
  if (kind !== 'text') return <AddressLine {...shared} kind={kind} />
  return <LineField {...shared} isGood={value => shape[name]!.safeParse(value).success} />
}

/** An address, saved when the field is left. */
export const AddressLine = ({
  label,
  hint,
  kind,
  value,
  onSave,
}: {
  label: string
  hint?: string
  kind: 'web' | 'mail' | 'phone'
  value: string
  onSave: (value: string) => void
}) => {
  const address = useAddress(kind, value)
  const leave = () => {
    const next = address.text.trim() === '' ? '' : address.reading.value
    if (address.isTyped && next === null) return address.leave()
    address.forget()
    if (address.isTyped && next !== null && next !== value) onSave(next)
  }
  return <AddressField label={label} hint={hint} address={address} onBlur={leave} onEnter={leave} />
}

export const LineField = ({
  label,
  hint,
  locked,
  kind = 'text',
  rows,
  isFocused,
  value,
  isGood,
  onSave,
}: {
  label: string
  hint?: string
  locked?: string | null
  kind?: 'text' | 'number'
  /** More than one line: Enter makes a new one. */
  rows?: number
  /** It was asked for just now. */
  isFocused?: boolean
  value: string
  isGood: (value: string) => boolean
  onSave: (value: string) => void
}) => {
  const words = useWords(settingsWords)
  /** While it is being typed; null shows what is saved. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const leave = () => {
    const next = typed?.trim()
    if (next === undefined || next === value) {
      setTyped(null)
      return setWrong(false)
    }
    if (!isGood(next)) return setWrong(true)
    setWrong(false)
    setTyped(null)
    onSave(next)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      locked={locked}
      error={isWrong ? words.wrong : null}
      type={kind}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && !rows && leave()}
      rows={rows}
      autoFocus={isFocused}
    />
  )
}

export const SettingChoice = <S extends Section, K extends keyof Settings[S] & string>({
  section,
  name,
  label,
  choices,
}: {
  section: S
  name: K
  label: string
  choices: readonly (readonly [Settings[S][K], string])[]
}) => {
  const { settings, change } = useSettingsEditor()
  return (
    <fieldset className="v-choices">
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <button
          key={String(value)}
          type="button"
          className="v-button"
          aria-pressed={settings[section][name] === value}
          onClick={() => change(section, { [name]: value } as unknown as Partial<Settings[S]>)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

export const LogoSize = ({ section }: { section: 'header' | 'footer' }) => {
  const words = useWords(settingsWords)
  return (
    <SettingChoice
      section={section}
      name="logoSize"
      label={words.logoSize}
      choices={[
        ['small', words.small],
        ['medium', words.medium],
        ['large', words.large],
      ]}
    />
  )
}

export const TokenField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: ThemeToken | null
  onChange: (value: ThemeToken | null) => void
}) => <ColorControl label={label} value={value} onChange={next => onChange(next as ThemeToken | null)} />
