import { createContext, useCallback, useContext, useEffect, useMemo } from 'react'
import type { Settings } from '../../../content/settings'
import { useEditor, useEditorState } from '../../EditorContext'
import { isRead } from '../../state/content'
import { settingName } from './settingName'

export type SettingsEditor = {
  settings: Settings
  change: <S extends keyof Settings>(section: S, patch: Partial<Settings[S]>) => void
}

const Context = createContext<SettingsEditor | null>(null)
export const SettingsProvider = Context.Provider

export const useSettingsEditor = (): SettingsEditor => {
  const value = useContext(Context)
  if (!value) throw new Error('Settings are edited inside a SettingsProvider.')
  return value
}

/** The settings as they are shown, and how they are changed; read anew whenever the panel opens (SET-1). */
export const useSettings = (): SettingsEditor | 'loading' | 'failed' => {
  const { siteSettings } = useEditor()
  const known = useEditorState(state => state.settings)
  useEffect(() => {
    void siteSettings.reload()
  }, [siteSettings])
  const change = useCallback<SettingsEditor['change']>(
    (section, patch) => {
      siteSettings.change(section, patch, key => ({ de: settingName(key, 'de'), fr: settingName(key, 'fr') }))
    },
    [siteSettings],
  )
  return useMemo(() => (isRead(known) ? { settings: known.value, change } : known), [known, change])
}
