import { leafChanges } from '../../content/rules/leafChange'
import { settingsLeaves } from '../../content/rules/leaves'
import type { Settings } from '../../content/settings'
import { isRead } from './content'
import type { EditorState } from './editorState'
import type { Make } from './edits/make'
import type { Reading } from './resources/resource'
import { settings } from './resources/settings'
import type { Store } from './store'

/** A change waits this long for the next one. */
const pauseMs = 300

type NameOf = (key: string) => { de: string; fr: string }

/** What is done to the site's settings: shown at once, sent like all else. */
export const createSiteSettings = (store: Store<EditorState>, { make, reading }: { make: Make; reading: Reading }) => {
  const known = () => {
    const whole = store.get().settings
    return isRead(whole) ? whole.value : null
  }
  return {
    reload: () => settings.reload(reading),
    /** `nameOf` says what people call a setting, for the case that they are asked about it. */
    change: <S extends keyof Settings>(section: S, patch: Partial<Settings[S]>, nameOf: NameOf) => {
      const before = known()
      if (!before) return
      const after = { ...before, [section]: { ...before[section], ...patch } }
      const changes = leafChanges(settingsLeaves(before), settingsLeaves(after))
      if (changes.length === 0) return
      const names = changes.map(({ key }) => nameOf(key))
      const joined = (locale: 'de' | 'fr') => [...new Set(names.map(name => name[locale]))].join(', ')
      make('settings', { changes, label: { de: joined('de'), fr: joined('fr') } }, { delayMs: pauseMs })
    },
  }
}
