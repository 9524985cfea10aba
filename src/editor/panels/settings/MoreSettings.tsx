import { type Settings, settingsSchema } from '../../../content/settings'
import { useWords } from '../../i18n/words'
import { Switch } from '../../kit/Switch'
import { AddressLine, LineField, SettingLine } from './fields'
import { Glossary } from './Glossary'
import { MailTexts } from './MailTexts'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

/** SET-5: our own settings. */
export const MoreSettings = () => {
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const { vitrine } = settings
  const shape = settingsSchema.shape.vitrine.shape
  const number = (name: 'retentionDays' | 'gamePurgeDays', label: string) => (
    <LineField
      label={label}
      kind="number"
      value={String(vitrine[name])}
      isGood={value => shape[name].safeParse(Number(value)).success}
      onSave={value => change('vitrine', { [name]: Number(value) } as Partial<Settings['vitrine']>)}
    />
  )
  return (
    <>
      <Switch
        label={words.gate}
        checked={vitrine.publishGate === 'complete'}
        onChange={isOn => change('vitrine', { publishGate: isOn ? 'complete' : 'relaxed' })}
      />
      {number('retentionDays', words.retentionDays)}
      {number('gamePurgeDays', words.gamePurgeDays)}
      <LineField
        label={words.consentMonths}
        kind="number"
        value={String(vitrine.consent.months)}
        isGood={value => shape.consent.safeParse({ months: Number(value) }).success}
        onSave={value => change('vitrine', { consent: { months: Number(value) } })}
      />
      <SettingLine section="vitrine" name="articleFeedUrl" label={words.articleFeedUrl} kind="web" />
      <AddressLine
        label={words.tilesLight}
        kind="web"
        value={vitrine.tileStyles.light}
        onSave={light => change('vitrine', { tileStyles: { ...vitrine.tileStyles, light } })}
      />
      <AddressLine
        label={words.tilesDark}
        kind="web"
        value={vitrine.tileStyles.dark}
        onSave={dark => change('vitrine', { tileStyles: { ...vitrine.tileStyles, dark } })}
      />
      <MailTexts />
      <Glossary />
    </>
  )
}
