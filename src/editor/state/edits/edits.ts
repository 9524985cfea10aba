import type { EditorState } from '../editorState'
import type { Saver } from '../saver'
import type { Store } from '../store'
import { createGroupEdits } from './groupEdits'
import { createMake } from './make'
import { createValueEdits } from './valueEdits'

/** Every change an editor can make to a page's content: shown at once, then sent (EDIT-11). */
export const createEdits = (store: Store<EditorState>, saver: Pick<Saver, 'add' | 'hasten'>) => {
  const make = createMake(store, saver)
  return { ...createValueEdits(store, saver, make), ...createGroupEdits(store, make) }
}
