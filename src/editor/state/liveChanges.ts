import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { EditorState, Present } from './editorState'
import type { Store } from './store'
import type { LoggedValue } from './takeChange'

type Change = LoggedValue & { seq: number }

const presenceMs = 15_000
const reopenMs = 5_000

/** EDIT-13, EDIT-24: what others do arrives here; what we have not sent yet is never overwritten by it. */
export const followPage = ({
  store,
  tab,
  seq,
  take,
  refresh,
  onNews,
}: {
  store: Store<EditorState>
  tab: string
  seq: number
  /** Something of the page changed. */
  take: (change: LoggedValue) => void
  /** Reads the whole page anew: for what is not known here yet. */
  refresh: () => void
  /** Something around the page changed: its navigation, settings or other pages. */
  onNews: (tags: string[]) => void
}) => {
  const { pageId } = store.get()
  let source: EventSource | null = null
  let reopening: ReturnType<typeof setTimeout> | undefined
  let last = seq

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(`/api/v1/page/events?id=${pageId}&after=${last}`)
    source.addEventListener('error', onError)
    source.addEventListener('change', event => {
      const change = JSON.parse(event.data) as Change
      last = change.seq
      take(change)
    })
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
