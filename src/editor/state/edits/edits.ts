import type { EditorState } from '../editorState'
import type { Saver } from '../saver'
import type { Store } from '../store'
import { createChange } from './change'
import { createGroupEdits } from './groupEdits'
import { createValueEdits } from './valueEdits'

/** Every change an editor can make to a page's content: shown at once, then sent (EDIT-11). */
export const createEdits = (store: Store<EditorState>, saver: Saver) => {
  const change = createChange(store, saver)
  return { ...createValueEdits(store, saver, change), ...createGroupEdits(store, change) }
}
