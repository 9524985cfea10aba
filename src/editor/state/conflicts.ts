import type { EditorState } from './editorState'
import type { Operation } from './operation'
import type { Store } from './store'

/** What is there instead of what a change was based on. */
export type Current = { value: unknown; version: number; changedBy: string | null }

/** Values that two people changed: each waits for the choice between mine and theirs (EDIT-13). */
export const createConflicts = (store: Store<EditorState>) => ({
  open: ({ changeId, value, label }: Operation, current: Current) => {
    const { itemId, key, value: mine } = value!
    const present = store.get().present.find(entry => entry.personId === current.changedBy)
    store.set(state => ({
      ...state,
      conflicts: [
        ...state.conflicts.filter(entry => entry.itemId !== itemId || entry.key !== key),
        {
          changeId,
          itemId,
          key,
          mine,
          theirs: current.value,
          theirVersion: current.version,
          name: present?.name ?? null,
          label,
        },
      ],
    }))
  },
  /** Written on while the choice is open: the dialog shows the newest of mine. */
  update: ({ changeId, value }: Operation) =>
    store.set(state => ({
      ...state,
      conflicts: state.conflicts.map(entry => (entry.changeId === changeId ? { ...entry, mine: value?.value } : entry)),
    })),
  /** Chosen: answers what the choice was about. */
  close: (changeId: string) => {
    const conflict = store.get().conflicts.find(entry => entry.changeId === changeId)
    store.set(state => ({ ...state, conflicts: state.conflicts.filter(entry => entry.changeId !== changeId) }))
    return conflict
  },
})
