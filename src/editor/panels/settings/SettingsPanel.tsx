import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import type { EditorState, Saving } from '../../state/editorState'
import { BookingSettings } from './BookingSettings'
import { FooterSettings } from './FooterSettings'
import { HeaderSettings } from './HeaderSettings'
import { MoreSettings } from './MoreSettings'
import {
  ContactSettings,
  EditorSettings,
  OverlaySettings,
  QualitySettings,
  SocialSettings,
  TrackingSettings,
} from './SmallSettings'
import './settings.css'
import { ThemeSettings } from './ThemeSettings'
import { SettingsProvider, useSettings } from './useSettings'
import { settingsWords } from './words'

const sections = [
  ['header', HeaderSettings],
  ['booking', BookingSettings],
  ['footer', FooterSettings],
  ['editor', EditorSettings],
  ['social', SocialSettings],
  ['tracking', TrackingSettings],
  ['quality', QualitySettings],
  ['overlay', OverlaySettings],
  ['contact', ContactSettings],
  ['theme', ThemeSettings],
  ['more', MoreSettings],
] as const

/** SET-1: what holds for the whole site, saved as it is changed. */
export default function SettingsPanel() {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { loading, showUnsaved } = useWords(common)
  const saving = useEditorState(savingOf)
  const value = useSettings()
  if (typeof value === 'string') return <p className="v-hint">{value === 'failed' ? words.offline : loading}</p>
  return (
    <SettingsProvider value={value}>
      <p className="v-hint">{words.intro}</p>
      <p className="v-settings-state" role="status" data-state={saving}>
        {words[saving]}
        {saving === 'failed' ? (
          <button type="button" className="v-link" onClick={() => editor.openPanel('unsaved')}>
            {showUnsaved}
          </button>
        ) : null}
      </p>
      {sections.map(([name, Part]) => (
        <Fold key={name} title={words[name]}>
          <div className="v-fields">
            <Part />
          </div>
        </Fold>
      ))}
      <button type="button" className="v-button v-news-button" onClick={() => editor.openPanel('news')}>
        {words.news}
      </button>
    </SettingsProvider>
  )
}

/** Where the settings are: what is refused elsewhere is not theirs to say. */
const savingOf = ({ saving, unsaved }: EditorState): Saving => {
  const isOwn = unsaved.some(operation => operation.resource === 'settings' || operation.resource === 'theme')
  return saving === 'failed' && !isOwn ? 'saved' : saving
}
