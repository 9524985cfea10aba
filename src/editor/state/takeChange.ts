import { sameValue } from '../../content/rules/changed'
import { referencesIn } from '../../content/rules/valueKeys'
import { allGroupsIn } from './allGroupsIn'
import { type Content, versionKey } from './content'
import type { EditorState } from './editorState'
import type { Operation } from './operation'
import { putValue } from './putValue'
import { makesOf } from './queue'
import { readValue } from './readValue'
import { relay } from './relay'
import type { Store } from './store'

/** One line of the page's log, as the stream tells it. */
export type LoggedValue = { itemId: string; key: string; value: unknown; version: number; changeId?: string | null }

/** EDIT-13: what others did is put into what the server has; what we have not saved yet stays laid over it. */
export const takeChange = (
  change: LoggedValue,
  {
    store,
    queue,
    settle,
    refresh,
  }: {
    store: Store<EditorState>
    queue: Store<readonly Operation[]>
    settle: () => void
    /** Reads the whole page anew: for what is not known here yet. */
    refresh: () => void
  },
) => {
  const { saved } = store.get()
  const { itemId, key, value, version } = change
  const known = saved.versions[versionKey(itemId, key)] ?? 0
  if (known > version) return
  if (known === version && sameValue(readValue(saved, itemId, key), value ?? null)) return
  // Of our own making and not acknowledged yet: the answer will say so.
  if (!isKnown(saved, change)) return isOurs(queue.get(), itemId) ? undefined : refresh()
  // Our own letters come back before their answer: they stand there, and nothing is drawn anew for them (D41).
  if (isOnItsWay(queue.get(), change)) return
  settle()
  store.set(state => relay({ ...state, saved: putValue(state.saved, change), isChanged: true }, queue.get(), 'page'))
}

/** Whether it can be put in its place here: the item is there, and so are the pictures it names. */
const isKnown = ({ pageId, groups, references }: Content, { itemId, key, value }: LoggedValue) => {
  if ([...referencesIn(key, value).media].some(id => !(id in references.media))) return false
  if (itemId === pageId || itemId in references.media) return true
  return allGroupsIn(groups).some(
    group => group.id === itemId || Object.values(group.fields).some(field => field.id === itemId),
  )
}

/** Not where the server made something else of it: a typed address may have become a link to a page (ROUTE-11). */
const isOnItsWay = (operations: readonly Operation[], { changeId, itemId, key, value }: LoggedValue) =>
  operations.some(
    operation =>
      operation.resource === 'pageValues' &&
      operation.phase === 'sent' &&
      operation.changeId === changeId &&
      operation.change.itemId === itemId &&
      operation.change.key === key &&
      sameValue(operation.change.value, value ?? null),
  )

const isOurs = (operations: readonly Operation[], itemId: string) =>
  operations.some(
    operation =>
      makesOf(operation).includes(itemId) ||
      (operation.resource === 'pageValues' && operation.change.itemId === itemId),
  )
