import { useWords } from '../../i18n/words'
import { SettingChoice, SettingLine, SettingSwitch } from './fields'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

export const BookingSettings = () => {
  const words = useWords(settingsWords)
  const { active, type, useShoreBooking } = useSettingsEditor().settings.bookingButton
  return (
    <>
      <SettingSwitch section="bookingButton" name="active" label={words.active} />
      {active ? (
        <>
          <SettingChoice
            section="bookingButton"
            name="position"
            label={words.position}
            choices={[
              ['left', words.left],
              ['right', words.right],
            ]}
          />
          <SettingChoice
            section="bookingButton"
            name="color"
            label={words.color}
            choices={[
              ['primary', words.primary],
              ['secondary', words.secondary],
              ['background', words.background],
              ['header', words.headerColor],
            ]}
          />
          <SettingChoice
            section="bookingButton"
            name="type"
            label={words.kind}
            choices={[
              ['bookingTool', words.bookingTool],
              ['healthOpticsBooking', words.healthOpticsBooking],
              ['iframe', words.iframe],
              ['email', words.email],
              ['phone', words.phone],
              ['website', words.website],
            ]}
          />
          {type === 'email' ? (
            <SettingLine section="bookingButton" name="email" label={words.email} kind="mail" />
          ) : type === 'phone' ? (
            <SettingLine section="bookingButton" name="phone" label={words.phone} kind="phone" />
          ) : (
            <SettingLine section="bookingButton" name="url" label={words.url} kind="web" />
          )}
          <SettingSwitch section="bookingButton" name="useShoreBooking" label={words.useShoreBooking} />
          {useShoreBooking ? (
            <SettingLine section="bookingButton" name="shoreCompany" label={words.shoreCompany} />
          ) : null}
        </>
      ) : null}
    </>
  )
}
