import { useEffect, useState } from 'react'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { FooterPages } from './FooterPages'
import { LogoSize, SettingSwitch, TokenField } from './fields'
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
      <FooterPages />
      <OwnContact section="footer" />
      {footer.useBusinessDataFromLookUp ? null : <LogoSize section="footer" />}
      <ResetFooter />
    </>
  )
}

/** SET-3: the footer's own contact anew from one of the branches, and its hours as they were imported. */
const ResetFooter = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const [branches, setBranches] = useState<ReplyOf<typeof calls.readOptician>>([])
  useEffect(() => {
    void editor.ask(calls.readOptician, {}).then(({ data }) => setBranches(data ?? []))
  }, [editor])
  const reset = async (branchId: string) => {
    // What was typed before is not to come over it.
    await editor.saver.flush()
    const answer = await editor.ask(calls.resetFooter, { branchId, fromPageId: editor.store.get().pageId })
    if (!answer.success)
      return editor.notify({ kind: 'error', code: 'resetFooter', reason: answer.code, detail: answer.error })
    editor.store.set(state => ({ ...state, canUndo: true, canRedo: false }))
    await editor.siteSettings.reload()
    editor.surroundings.read(['settings', 'business'])
    editor.notify({ kind: 'success', code: 'resetFooter' })
  }
  return (
    <fieldset className="v-choices">
      <legend>{words.resetFooter}</legend>
      <p className="v-hint">{branches.length === 0 ? words.noBranches : words.resetHint}</p>
      {branches.map(branch => (
        <button key={branch.id} type="button" className="v-button" onClick={() => void reset(branch.id)}>
          {branch.name || [branch.street, branch.city].filter(Boolean).join(', ')}
        </button>
      ))}
    </fieldset>
  )
}
