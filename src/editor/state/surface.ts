import type { EditorState, Panel } from './editorState'
import { setFlags } from './flags'
import type { Store } from './store'

/** What of the editor is shown, with its flags in the address (EDIT-2). */
export const createSurface = (store: Store<EditorState>) => {
  /** D47: what is only tried out is asked about before it goes. */
  const leave = (go: () => void) => {
    if (store.get().tried === null) return go()
    store.set(state => ({ ...state, leaving: go }))
  }

  /** The toolbar's flag; closing clears all. */
  const showBar = (isOn: boolean) => {
    store.set(state => ({ ...state, isOn, selection: null, panel: null }))
    setFlags({ toolbar: isOn ? '1' : null, pageMenu: null, settings: null })
  }
  const setOn = (isOn: boolean) => leave(() => showBar(isOn))

  /** Page menu and settings swap the toolbar's flag for theirs; null closes what is open. */
  const showPanel = (panel: Panel) => {
    store.set(state => ({ ...state, isOn: true, panel, isNewsByItself: false }))
    const isFlagged = panel === 'pages' || panel === 'settings'
    setFlags({
      toolbar: isFlagged ? null : '1',
      pageMenu: panel === 'pages' ? '1' : null,
      settings: panel === 'settings' ? '1' : null,
    })
  }
  const openPanel = (panel: Panel) => (panel === 'settings' ? showPanel(panel) : leave(() => showPanel(panel)))

  /** ROUTE-2: what the address asks for. */
  const openAsAddressed = () => {
    const flags = new URLSearchParams(location.search)
    if (flags.get('pageMenu') === '1') return openPanel('pages')
    if (flags.has('settings')) return openPanel('settings')
    setOn(flags.get('toolbar') === '1')
  }

  return { leave, setOn, openPanel, openAsAddressed }
}
