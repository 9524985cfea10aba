import { useWords } from '../../i18n/words'
import { SettingLine, SettingSwitch } from './fields'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

/** SET-2, SET-4: own address, e-mail and phone are asked for only when the business data do not give them. */
export const OwnContact = ({ section }: { section: 'header' | 'footer' }) => {
  const words = useWords(settingsWords)
  const { settings } = useSettingsEditor()
  return (
    <>
      <SettingSwitch
        section={section}
        name="useBusinessDataFromLookUp"
        label={words.useBusinessData}
        hint={words.useBusinessDataHint}
      />
      {settings[section].useBusinessDataFromLookUp ? null : (
        <>
          <SettingLine section={section} name="street" label={words.street} />
          <SettingLine section={section} name="city" label={words.city} />
          <SettingLine section={section} name="email" label={words.email} kind="mail" />
          <SettingLine section={section} name="phone" label={words.phone} kind="phone" />
        </>
      )}
    </>
  )
}
