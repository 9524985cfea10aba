import { useWords } from '../../i18n/words'
import { Switch } from '../../kit/Switch'
import { AddressLine, LogoSize, SettingChoice, SettingSwitch } from './fields'
import { OwnContact } from './OwnContact'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

export const HeaderSettings = () => {
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const { loginPage } = settings.header
  return (
    <>
      <SettingChoice
        section="appearance"
        name="header"
        label={words.look}
        choices={[
          ['transparent', words.transparent],
          ['opaque', words.opaque],
        ]}
      />
      <SettingSwitch section="appearance" name="opaqueHeaderOnMobile" label={words.opaqueHeaderOnMobile} />
      <SettingSwitch section="appearance" name="showLogoOnMobile" label={words.showLogoOnMobile} />
      <LogoSize section="header" />
      <SettingChoice
        section="header"
        name="logoPosition"
        label={words.logoPosition}
        choices={[
          ['left', words.left],
          ['center', words.center],
        ]}
      />
      <SettingSwitch section="header" name="useAlternativeLogo" label={words.useAlternativeLogo} />
      <SettingSwitch section="header" name="boldHeaderFont" label={words.boldHeaderFont} />
      <SettingSwitch section="header" name="upperCase" label={words.upperCase} />
      <OwnContact section="header" />
      <Switch
        label={words.useLinkToLoginPage}
        checked={loginPage.useLinkToLoginPage}
        onChange={useLinkToLoginPage => change('header', { loginPage: { ...loginPage, useLinkToLoginPage } })}
      />
      {loginPage.useLinkToLoginPage ? (
        <AddressLine
          label={words.loginUrl}
          hint={words.loginUrlHint}
          kind="web"
          value={loginPage.url}
          onSave={url => change('header', { loginPage: { ...loginPage, url } })}
        />
      ) : null}
    </>
  )
}
