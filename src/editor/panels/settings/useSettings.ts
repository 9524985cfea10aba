import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Settings } from '../../../content/settings'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import type { Envelope } from '../../../contract/errors'
import { useEditor } from '../../EditorContext'
import { mergeSettings } from './mergeSettings'

export type SettingsState = 'saved' | 'saving' | 'offline' | 'failed'

type Section = keyof Settings
export type SettingsEditor = {
  settings: Settings
  change: <S extends Section>(section: S, patch: Partial<Settings[S]>) => void
  /** Takes over settings that the server has changed by itself. */
  adopt: (envelope: Envelope<Settings>) => void
}

const Context = createContext<SettingsEditor | null>(null)
export const SettingsProvider = Context.Provider

export const useSettingsEditor = (): SettingsEditor => {
  const value = useContext(Context)
  if (!value) throw new Error('Settings are edited inside a SettingsProvider.')
  return value
}

const pauseMs = 300

type Stale = { conflicts: { key: string; current: unknown }[]; version: number }

/** Reads the settings and saves them as they are changed, in order; the page shows each change at once (SET-1). */
export const useSettings = () => {
  const editor = useEditor()
  const [settings, setSettings] = useState<Settings | null>(null)
  const [state, setState] = useState<SettingsState>('saved')
  /** Names of the settings that somebody else changed at the same time. */
  const [conflicts, setConflicts] = useState<string[]>([])
  const wanted = useRef<Settings | null>(null)
  /** As the server had them last. */
  const known = useRef<Settings | null>(null)
  const version = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(Promise.resolve())

  const adopt = useCallback((envelope: Envelope<Settings>) => {
    if (!envelope.success) return
    version.current = envelope.version ?? version.current
    wanted.current = envelope.data
    known.current = envelope.data
    setSettings(envelope.data)
  }, [])

  const read = useCallback(async () => {
    try {
      adopt(await callServer(calls.readSettings, {}))
      setConflicts([])
      setState('saved')
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      setState('offline')
    }
  }, [adopt])

  const send = useCallback(async (): Promise<void> => {
    const sent = wanted.current
    if (!sent) return
    setState('saving')
    try {
      const answer = await callServer(calls.writeSettings, {
        ...sent,
        base: version.current,
        changeId: crypto.randomUUID(),
      })
      if (answer.success) {
        version.current = answer.version ?? version.current
        known.current = sent
        setConflicts([])
        setState('saved')
        await editor.reloadShell()
      } else if (answer.code === 'stale_base') {
        const { conflicts: found, version: theirs } = answer.details as Stale
        const { merged, undecided } = mergeSettings({ wanted: sent, known: known.current!, found })
        version.current = theirs
        known.current = mergeSettings({ wanted: known.current!, known: known.current!, found }).merged
        wanted.current = merged
        setSettings(merged)
        setConflicts(undecided)
        if (undecided.length === 0) return send()
        setState('failed')
      } else setState('failed')
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      setState('offline')
    }
  }, [editor])

  const save = useCallback(() => {
    clearTimeout(timer.current)
    running.current = running.current.then(send)
    return running.current
  }, [send])

  useEffect(() => {
    void read()
    // What was typed last is not lost by closing the panel.
    return () => {
      if (timer.current !== undefined) void save()
    }
  }, [read, save])

  const change = useCallback<SettingsEditor['change']>(
    (section, patch) => {
      if (!wanted.current) return
      wanted.current = { ...wanted.current, [section]: { ...wanted.current[section], ...patch } }
      setSettings(wanted.current)
      setState('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        timer.current = undefined
        void save()
      }, pauseMs)
    },
    [save],
  )

  return { settings, state, conflicts, change, adopt, retry: save, takeTheirs: read }
}
