import { useMemo } from 'react'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
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
  const { loading, retry: retryWord } = useWords(common)
  const { settings, state, conflicts, change, adopt, retry, takeTheirs } = useSettings()
  const value = useMemo(() => settings && { settings, change, adopt }, [settings, change, adopt])
  const nameOf = (key: string) => (words as Record<string, string>)[key.split('.').at(-1) ?? ''] ?? key
  if (!value) return <p className="v-hint">{state === 'offline' ? words.offline : loading}</p>
  return (
    <SettingsProvider value={value}>
      <p className="v-hint">{words.intro}</p>
      <p className="v-settings-state" role="status" data-state={state}>
        {state === 'failed' && conflicts.length > 0
          ? `${words.conflict} ${conflicts.map(nameOf).join(', ')}`
          : words[state]}
        {state === 'failed' || state === 'offline' ? (
          <button type="button" className="v-link" onClick={() => void retry()}>
            {conflicts.length > 0 ? words.keepMine : retryWord}
          </button>
        ) : null}
        {conflicts.length > 0 ? (
          <button type="button" className="v-link" onClick={() => void takeTheirs()}>
            {words.takeTheirs}
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
