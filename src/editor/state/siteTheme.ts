import { leafChanges } from '../../content/rules/leafChange'
import { themeLeaves } from '../../content/rules/leaves'
import type { Theme } from '../../content/theme'
import { isRead } from './content'
import type { EditorState } from './editorState'
import type { Make } from './edits/make'
import type { Reading } from './resources/resource'
import { theme } from './resources/theme'
import type { Store } from './store'

export type ThemePatch = Partial<Omit<Theme, 'colors' | 'fonts'>> & {
  colors?: Partial<Theme['colors']>
  fonts?: Partial<Theme['fonts']>
}

/** D47: a theme is tried out on this page alone; visitors see it once it is taken over, which is one change. */
export const createSiteTheme = (store: Store<EditorState>, { make, reading }: { make: Make; reading: Reading }) => {
  const known = () => {
    const whole = store.get().theme
    return isRead(whole) ? whole.value : null
  }
  const drop = () => store.set(state => (state.tried ? { ...state, tried: null } : state))
  const write = (next: Theme) => {
    const current = known()
    const changes = current ? leafChanges(themeLeaves(current), themeLeaves(next)) : []
    if (changes.length > 0) make('theme', { changes, label: { de: 'Farben und Schriften', fr: 'Couleurs et polices' } })
  }
  return {
    reload: () => theme.reload(reading),
    tryOut: (patch: ThemePatch) => {
      const current = known()
      if (!current) return
      const tried = withPatch(store.get().tried ?? current, patch)
      store.set(state => ({ ...state, tried: isSame(tried, current) ? null : tried }))
    },
    takeOver: () => {
      const { tried } = store.get()
      if (tried) write(tried)
      drop()
    },
    drop,
    /** At once: a logo is not tried out. */
    apply: (patch: ThemePatch) => {
      const current = known()
      if (current) write(withPatch(current, patch))
    },
  }
}

const withPatch = (theme: Theme, patch: ThemePatch): Theme => ({
  ...theme,
  ...patch,
  colors: { ...theme.colors, ...patch.colors },
  fonts: { ...theme.fonts, ...patch.fonts },
})

const isSame = (a: Theme, b: Theme) => leafChanges(themeLeaves(a), themeLeaves(b)).length === 0
