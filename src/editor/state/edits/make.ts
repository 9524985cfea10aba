import type { EditorState } from '../editorState'
import { pageVersion } from '../resources/pages'
import type { ChangeOf, ResourceName } from '../resources/registry'
import { resources } from '../resources/registry'
import type { Resource } from '../resources/resource'
import type { Change, Saver } from '../saver'
import { storableChange } from '../storableChange'
import type { Store } from '../store'

export type Make = <N extends ResourceName>(
  resource: N,
  change: ChangeOf<N>,
  how?: {
    delayMs?: number
    /** The place it is typed into shows it already: nothing is drawn. */
    isTyping?: boolean
  },
) => void

/** What every edit is made of: it is shown at once, and a change based on what was there is sent. */
export const createMake =
  (store: Store<EditorState>, saver: Pick<Saver, 'add'>): Make =>
  (name, made, { delayMs, isTyping = false } = {}) => {
    // A rich text is cleaned where it is written.
    const change = (made as { kind?: string }).kind === 'richText' ? made : storableChange(made)
    const resource = resources[name] as unknown as Resource<typeof change>
    if (!isTyping) store.set(state => resource.lay(state, change))
    const basis = resource.basis(change)
    const { saved } = store.get()
    const base = name === 'pages' ? pageVersion(saved, change as ChangeOf<'pages'>) : (saved.versions[basis ?? ''] ?? 0)
    saver.add({ resource: name, change, base, delayMs } as Change)
  }
