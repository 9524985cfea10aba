import { leafChanges } from '../../content/rules/leafChange'
import { themeLeaves } from '../../content/rules/leaves'
import type { Theme } from '../../content/theme'
import { isRead } from './content'
import type { EditorState } from './editorState'
import type { Make } from './edits/make'
import type { Reading } from './resources/resource'
import { theme } from './resources/theme'
import type { Store } from './store'

/** D47: what is done to the site's theme once it is taken over from trying it out. */
export const createSiteTheme = (store: Store<EditorState>, { make, reading }: { make: Make; reading: Reading }) => ({
  reload: () => theme.reload(reading),
  /** One change, whatever it is of; null where nothing differs. */
  apply: (patch: ThemePatch) => {
    const known = store.get().theme
    if (!isRead(known)) return
    const { value } = known
    const next: Theme = {
      ...value,
      ...patch,
      colors: { ...value.colors, ...patch.colors },
      fonts: { ...value.fonts, ...patch.fonts },
    }
    const changes = leafChanges(themeLeaves(value), themeLeaves(next))
    if (changes.length > 0) make('theme', { changes, label: { de: 'Farben und Schriften', fr: 'Couleurs et polices' } })
  },
})

export type ThemePatch = Partial<Omit<Theme, 'colors' | 'fonts'>> & {
  colors?: Partial<Theme['colors']>
  fonts?: Partial<Theme['fonts']>
}
