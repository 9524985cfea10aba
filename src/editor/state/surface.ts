import type { EditorState, Panel } from './editorState'
import { setFlags } from './flags'
import type { Store } from './store'

/** What of the editor is shown, with its flags in the address (EDIT-2). */
export const createSurface = (store: Store<EditorState>) => {
  /** The toolbar's flag; closing clears all. */
  const setOn = (isOn: boolean) => {
    store.set(state => ({ ...state, isOn, selection: null, panel: null }))
    setFlags({ toolbar: isOn ? '1' : null, pageMenu: null, settings: null })
  }

  /** Page menu and settings swap the toolbar's flag for theirs; null closes what is open. */
  const openPanel = (panel: Panel) => {
    store.set(state => ({ ...state, isOn: true, panel, isNewsByItself: false }))
    const isFlagged = panel === 'pages' || panel === 'settings'
    setFlags({
      toolbar: isFlagged ? null : '1',
      pageMenu: panel === 'pages' ? '1' : null,
      settings: panel === 'settings' ? '1' : null,
    })
  }

  /** ROUTE-2: what the address asks for. */
  const openAsAddressed = () => {
    const flags = new URLSearchParams(location.search)
    if (flags.get('pageMenu') === '1') return openPanel('pages')
    if (flags.has('settings')) return openPanel('settings')
    setOn(flags.get('toolbar') === '1')
  }

  return { setOn, openPanel, openAsAddressed }
}
