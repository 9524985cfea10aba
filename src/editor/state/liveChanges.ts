import { applyValue } from '../../content/rules/applyValue'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import { type EditorState, type Present, versionKey } from './editorState'
import type { Saver } from './saver'
import type { Store } from './store'

type Change = {
  seq: number
  kind: string
  personId: string | null
  itemId: string
  key: string
  value: unknown
  version: number
}

const presenceMs = 15_000
const reopenMs = 5_000

/** EDIT-13, EDIT-24: what others do arrives here; what we have not sent yet is never overwritten by it. */
export const followPage = ({
  store,
  saver,
  tab,
  seq,
  settle,
  refresh,
  onNews,
}: {
  store: Store<EditorState>
  saver: Saver
  tab: string
  seq: number
  /** Draws what was typed, before something of others comes over it. */
  settle: () => void
  /** Reads the whole page anew: for what is not known here yet. */
  refresh: () => void
  /** Something around the page changed: its navigation, settings or other pages. */
  onNews: (tags: string[]) => void
}) => {
  const { pageId } = store.get()
  let source: EventSource | null = null
  let reopening: ReturnType<typeof setTimeout> | undefined
  let last = seq

  const take = (change: Change) => {
    last = change.seq
    const name = versionKey(change.itemId, change.key)
    const state = store.get()
    if ((state.versions[name] ?? 0) >= change.version) return
    // Ours is still on its way; the server will say that both changed it.
    if (saver.isWaiting(change.itemId, change.key)) return
    if (!isKnown(state, change)) return refresh()
    settle()
    store.set(current => ({
      ...current,
      versions: { ...current.versions, [name]: change.version },
      groups: applyValue(current.groups, change),
      isChanged: true,
    }))
  }

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(`/api/v1/page/events?id=${pageId}&after=${last}`)
    source.addEventListener('error', onError)
    source.addEventListener('change', event => take(JSON.parse(event.data) as Change))
    source.addEventListener('presence', event => {
      const everybody = JSON.parse(event.data) as Present[]
      store.set(state => ({ ...state, present: everybody.filter(entry => entry.tab !== tab) }))
    })
    source.addEventListener('site', event => onNews((JSON.parse(event.data) as { tags: string[] }).tags))
    // Deleted or brought back: reading the page anew shows which.
    source.addEventListener('page', () => refresh())
  }
  const close = () => {
    source?.close()
    source = null
    clearTimeout(reopening)
  }
  // Refused rather than cut off (signed out, the page gone, not ready yet): the browser does not try again by itself.
  const onError = () => {
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    refresh()
    reopening = setTimeout(open, reopenMs)
  }

  const announce = async (isLeaving = false) => {
    const { selection, groups } = store.get()
    const group =
      selection && groups.flatMap(entry => [entry, ...entry.cards]).find(entry => entry.id === selection.groupId)
    const itemId = selection && group ? (group.fields[selection.field ?? '']?.id ?? group.id) : null
    try {
      await callServer(calls.announcePresence, { id: pageId, tab, itemId, isLeaving }, { keepalive: isLeaving })
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }

  // D31: a hidden tab holds no stream; it resumes where it stopped.
  const onVisibility = () => {
    if (document.hidden) close()
    else {
      open()
      void announce()
    }
  }
  const onLeave = () => void announce(true)
  let { selection: selected, needsSignIn: isSignedOut } = store.get()
  const stopWatching = store.subscribe(() => {
    const { selection, needsSignIn } = store.get()
    if (isSignedOut && !needsSignIn) open()
    isSignedOut = needsSignIn
    if (selection === selected) return
    selected = selection
    void announce()
  })
  const timer = setInterval(() => !document.hidden && void announce(), presenceMs)
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', onLeave)
  open()
  void announce()
  return () => {
    close()
    stopWatching()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', onLeave)
    onLeave()
  }
}

/** Whether it can be put in its place here: the item is there, and so is the picture it names. */
const isKnown = ({ pageId, groups, references }: EditorState, { itemId, key, value }: Change) => {
  if (key === 'media' && typeof value === 'string' && !(value in references.media)) return false
  if (itemId === pageId) return true
  return groups
    .flatMap(group => [group, ...group.cards])
    .some(group => group.id === itemId || Object.values(group.fields).some(field => field.id === itemId))
}
