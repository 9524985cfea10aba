import { contestedLeaves, leafChanges } from '../../content/rules/leafChange'
import { settingsLeaves } from '../../content/rules/leaves'
import type { Settings } from '../../content/settings'
import { isRead } from './content'
import type { EditorState } from './editorState'
import type { Make } from './edits/make'
import type { Reading } from './resources/resource'
import { settings } from './resources/settings'
import { createSettingsSteps } from './settingsSteps'
import type { Store } from './store'

/** A change waits this long for the next one. */
const pauseMs = 300

type NameOf = (key: string) => string

/** What is done to the site's settings: shown at once, sent like all else. */
export const createSiteSettings = (store: Store<EditorState>, { make, reading }: { make: Make; reading: Reading }) => {
  const steps = createSettingsSteps()
  const known = () => {
    const whole = store.get().settings
    return isRead(whole) ? whole.value : null
  }
  return {
    steps,
    reload: () => settings.reload(reading),
    /** `nameOf` says what people call a setting, for the case that they are asked about it. */
    change: <S extends keyof Settings>(section: S, patch: Partial<Settings[S]>, nameOf: NameOf) => {
      const before = known()
      if (!before) return
      const after = { ...before, [section]: { ...before[section], ...patch } }
      const changes = leafChanges(settingsLeaves(before), settingsLeaves(after))
      if (changes.length === 0) return
      const name = changes.map(({ key }) => nameOf(key)).join(', ')
      steps.note({ section, changes, label: name, nameOf })
      make('settings', { changes, label: { de: name, fr: name } }, { delayMs: pauseMs })
    },
    /**
     * Takes back the last change of the settings, or makes it again; null without one. What somebody else has changed
     * since is left as it is.
     */
    turn: (direction: 'undo' | 'redo'): { label: string } | 'overtaken' | null => {
      const current = known()
      const step = current ? steps.take(direction) : null
      if (!current || !step) return null
      const { changes, label } = step
      const back = changes.map(({ key, before, value }) =>
        direction === 'undo' ? { key, before: value, value: before } : { key, before, value },
      )
      if (contestedLeaves(settingsLeaves(current), back).length > 0) return 'overtaken'
      make('settings', { changes: back, label: { de: label, fr: label } })
      return { label }
    },
  }
}
