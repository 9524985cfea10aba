import { altKey } from '../../../content/rules/altText'
import { type EditorState, versionKey } from '../editorState'
import { newId } from '../newId'
import type { Operation } from '../operation'
import type { Saver } from '../saver'
import type { Store } from '../store'
import { withValue } from '../withValue'

/** What every edit is made of: the value is shown at once, and a change based on what was there is sent. */
export const createChange = (store: Store<EditorState>, saver: Saver) => {
  const version = (itemId: string, key: string) => store.get().versions[versionKey(itemId, key)] ?? 0
  const base = (itemId: string, key: string) => ({ [key]: version(itemId, key) })

  const show = (itemId: string, key: string, value: unknown) =>
    store.set(state => ({
      ...withValue(state, { itemId, key, value }),
      // What a picture shows is live at once: nothing waits for publishing.
      isChanged: state.isChanged || key !== altKey,
    }))

  const send = (operation: Omit<Operation, 'changeId' | 'pageId' | 'dueAt'> & { delay?: number }) => {
    const { delay = 0, ...rest } = operation
    saver.add({ ...rest, changeId: newId(), pageId: store.get().pageId, dueAt: Date.now() + delay })
  }

  return { version, base, show, send }
}

export type Change = ReturnType<typeof createChange>
