import { localeNames } from '../../../content/locale'
import { useWords } from '../../i18n/words'
import { Switch } from '../../kit/Switch'
import { SettingChoice, SettingLine, TokenField } from './fields'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

export const EditorSettings = () => {
  const words = useWords(settingsWords)
  return (
    <>
      <SettingChoice
        section="editor"
        name="locale"
        label={words.editor}
        choices={[
          ['de', localeNames.de],
          ['fr', localeNames.fr],
        ]}
      />
      <p className="v-hint">{words.editorHint}</p>
    </>
  )
}

export const SocialSettings = () => {
  const words = useWords(settingsWords)
  return (
    <>
      <SettingLine section="socialAccounts" name="instagram" label="Instagram" kind="web" />
      <SettingLine section="socialAccounts" name="facebook" label="Facebook" kind="web" />
      <SettingLine section="socialAccounts" name="linkedIn" label="LinkedIn" kind="web" />
      <SettingLine section="socialAccounts" name="behold" label={words.feed} kind="web" />
    </>
  )
}

export const TrackingSettings = () => {
  const words = useWords(settingsWords)
  return (
    <>
      <p className="v-hint">{words.trackingHint}</p>
      <SettingLine section="tracking" name="googleAnalytics" label={words.analytics} />
      <SettingLine section="tracking" name="googleTagManager" label={words.tagManager} />
      <SettingLine section="tracking" name="facebookPixel" label={words.pixel} />
    </>
  )
}

export const QualitySettings = () => {
  const words = useWords(settingsWords)
  return <SettingLine section="accounts" name="qualitySurvey" label={words.survey} hint={words.surveyHint} />
}

export const ContactSettings = () => {
  const words = useWords(settingsWords)
  return (
    <>
      <p className="v-hint">{words.contactHint}</p>
      <SettingLine section="contact" name="companyName" label={words.companyName} />
      <SettingLine section="contact" name="email" label={words.email} kind="mail" />
    </>
  )
}

/** SET-2: triangle and bubble exclude each other. */
export const OverlaySettings = () => {
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const { triangle, bubble, gradient } = settings.appearance
  return (
    <>
      <Switch
        label={words.triangle}
        checked={triangle}
        onChange={value => change('appearance', { triangle: value, bubble: value ? false : bubble })}
      />
      <Switch
        label={words.bubble}
        checked={bubble}
        onChange={value => change('appearance', { bubble: value, triangle: value ? false : triangle })}
      />
      <Switch
        label={words.gradient}
        checked={gradient.enabled}
        onChange={enabled => change('appearance', { gradient: { ...gradient, enabled } })}
      />
      {gradient.enabled ? (
        <>
          <TokenField
            label={words.from}
            value={gradient.from}
            onChange={from => change('appearance', { gradient: { ...gradient, from } })}
          />
          <TokenField
            label={words.to}
            value={gradient.to}
            onChange={to => change('appearance', { gradient: { ...gradient, to } })}
          />
        </>
      ) : null}
    </>
  )
}
