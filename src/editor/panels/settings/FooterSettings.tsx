import { useEffect, useState } from 'react'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Switch } from '../../kit/Switch'
import { SettingChoice, SettingSwitch, TokenField } from './fields'
import { OwnContact } from './OwnContact'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

export const FooterSettings = () => {
  const words = useWords(settingsWords)
  const { settings, change } = useSettingsEditor()
  const { footer, appearance } = settings
  return (
    <>
      <TokenField
        label={words.footerColor}
        value={appearance.footerColor}
        onChange={footerColor => change('appearance', { footerColor })}
      />
      <SettingSwitch section="footer" name="upperCase" label={words.upperCase} />
      <Switch
        label={words.showTerms}
        checked={footer.links.showTerms}
        onChange={showTerms => change('footer', { links: { showTerms } })}
      />
      <OwnContact section="footer" />
      {footer.useBusinessDataFromLookUp ? null : (
        <>
          <SettingChoice
            section="footer"
            name="logoSize"
            label={words.logoSize}
            choices={[
              ['small', words.small],
              ['medium', words.medium],
              ['large', words.large],
            ]}
          />
          <ResetFooter />
        </>
      )}
    </>
  )
}

/** SET-3: the footer's own contact anew from one of the branches. */
const ResetFooter = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { adopt } = useSettingsEditor()
  const [branches, setBranches] = useState<ReplyOf<typeof calls.readOptician>>([])
  useEffect(() => {
    callServer(calls.readOptician, {}).then(
      ({ data }) => setBranches(data ?? []),
      error => {
        if (!(error instanceof Unanswered)) throw error
      },
    )
  }, [])
  const reset = async (branchId: string) => {
    try {
      const answer = await callServer(calls.resetFooter, { branchId, changeId: crypto.randomUUID() })
      if (!answer.success) return editor.notify({ kind: 'error', code: 'resetFooter', detail: answer.error })
      adopt(answer)
      await editor.reloadShell()
      editor.notify({ kind: 'success', code: 'resetFooter' })
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      editor.notify({ kind: 'error', code: 'offline' })
    }
  }
  return (
    <fieldset className="v-choices">
      <legend>{words.resetFooter}</legend>
      {branches.length === 0 ? <p className="v-hint">{words.noBranches}</p> : null}
      {branches.map(branch => (
        <button key={branch.id} type="button" className="v-button" onClick={() => void reset(branch.id)}>
          {branch.name || [branch.street, branch.city].filter(Boolean).join(', ')}
        </button>
      ))}
    </fieldset>
  )
}
