import { flushSync } from 'react-dom'
import { sameValue } from '../../content/rules/changed'
import type { Settings } from '../../content/settings'
import { calls } from '../../contract/calls'
import type { Parts } from '../parts'
import { createAsk } from './ask'
import { type EditorData, type EditorState, initialState, type Selection, versionKey } from './editorState'
import { createEdits } from './edits/edits'
import { createJournal } from './journal'
import { followPage } from './liveChanges'
import type { Operation } from './operation'
import { createPerform } from './perform'
import { followPublication } from './publication'
import { createReading } from './reading'
import { carryNotice } from './reloadWithNotice'
import { createSaver } from './saver'
import { keepInSession } from './session'
import { showTurned } from './showTurned'
import { createSitePages, isSiteChange } from './sitePages'
import { createSiteSettings, isSettingsChange } from './siteSettings'
import { createStore } from './store'
import { createSurface } from './surface'
import { createSurroundings } from './surroundings'
import { withValue } from './withValue'

/** `code` names its words; `detail` is what the server said, `reason` the code of that. */
export type Notice = {
  kind: 'error' | 'success' | 'loading' | 'info'
  code: string
  detail?: string
  reason?: string
  retry?: () => void
  /** Where it can be seen. */
  href?: string
  /** How long it is shown, where that is not the usual. */
  lastsMs?: number
}

/** The editor of one page: its state, what can be done to it, and the way to the server. */
export const createEditor = (
  data: EditorData,
  {
    tab,
    parts,
    notify,
    loadParts,
  }: {
    tab: string
    parts: Parts
    notify: (notice: Notice) => void
    loadParts: (types: ReadonlySet<string>) => Promise<Parts>
  },
) => {
  const store = createStore<EditorState>(initialState(data, parts))
  const journal = createJournal({ siteKey: data.model.site.key, personId: data.person?.id ?? '', tab })

  let isLeaving = false
  /** Of a change that is given up: where nobody can read it any more, it is told on the page that comes. */
  const tellLost = (notice: Notice) => {
    if (isLeaving) carryNotice(notice)
    notify(notice)
  }

  const sitePages = createSitePages({ store, saver: () => saver })
  const siteSettings = createSiteSettings({ store, saver: () => saver })

  const saver = createSaver({
    store,
    journal,
    perform: createPerform({ store, sitePages, notify }),
    onAcknowledged: (operation, reply) => {
      if (isSiteChange(operation)) return surroundings.read(['navigation', 'pages'])
      if (isSettingsChange(operation)) {
        siteSettings.adopt(reply as Settings)
        return surroundings.read(['settings'])
      }
      const id = (reply as { id?: string } | null)?.id
      const isForeignField = operation.call === 'saveData' && operation.value && id !== operation.value.itemId
      if (isForeignField) void reading.refresh()
      reading.reloadStale()
      store.set(state => ({ ...state, canUndo: true, canRedo: false }))
    },
    onRefused: ({ operation, code, error, isFault }) => {
      console.error(`${operation.call} was refused: ${code} ${error}`)
      const notice = { kind: 'error' as const, code: operation.call, reason: code, detail: error }
      // EDIT-19: the view shows again what is really there. What is not of this page's content holds up nothing typed.
      if (!isFault && (isSiteChange(operation) || isSettingsChange(operation))) {
        tellLost({ ...notice, retry: () => saver.add(operation) })
        surroundings.read(['navigation', 'pages'])
        if (isSettingsChange(operation)) void siteSettings.reload()
        return true
      }
      // Moved or removed by somebody else too: theirs is shown, and trying again is a choice.
      if (code === 'stale_base') {
        const again = () => {
          saver.add(operation)
          void saver.flush().then(refresh)
        }
        tellLost({ ...notice, retry: again })
        void refresh()
        return true
      }
      notify({ ...notice, retry: () => saver.retry() })
      void refresh()
      return false
    },
  })
  const addEdit = (operation: Operation) => {
    siteSettings.steps.forget()
    saver.add(operation)
  }
  const edits = createEdits(store, { ...saver, add: data.person ? addEdit : () => {} })
  /** What was typed is drawn before anything comes over it: drawn is then what stands there. */
  const settle = () => flushSync(edits.settle)
  const reading = createReading({ store, saver, settle, loadParts })
  const { refresh, reload, reloadShell } = reading
  const surface = createSurface(store)
  const ask = createAsk(store)
  const publication = { recount: () => {} }
  let stopFollowing = () => {}

  /** Lets go of what the server refused; the page shows again what is stored. */
  const discard = () => {
    saver.discard()
    void refresh()
  }

  const surroundings = createSurroundings({ store, sitePages, reloadShell, reloadGroup: reload })

  /** EDIT-12: what was changed last, be it a setting or something of the page; where that is not seen it is said. */
  const turn = async (direction: 'undo' | 'redo') => {
    const setting = siteSettings.turn(direction)
    if (setting === 'overtaken') return notify({ kind: 'error', code: 'skipped' })
    if (setting !== null) return notify({ kind: 'info', code: direction, detail: setting.label, lastsMs: 5_000 })
    // From here on it is the page that is turned, back and forth.
    siteSettings.steps.forget()
    if (!(await saver.flush())) return notify({ kind: 'error', code: 'offline' })
    const call = direction === 'undo' ? calls.undoChange : calls.redoChange
    const answer = await ask(call, { id: store.get().pageId })
    if (!answer.success) {
      const code = answer.code === 'offline' ? 'offline' : direction
      return notify({ kind: 'error', code, reason: answer.code, detail: answer.error })
    }
    if (answer.data.skipped.length > 0) notify({ kind: 'error', code: 'skipped' })
    const { groups: before } = store.get()
    await refresh()
    const detail = showTurned(data, store.get(), { applied: answer.data.applied, before })
    if (detail !== null) notify({ kind: 'info', code: direction, detail, lastsMs: 5_000 })
  }

  /** Opens another address once everything typed is saved; what cannot be saved now stays in the journal. */
  const leaveTo = async (address: string) => {
    isLeaving = true
    try {
      await saver.flush()
    } finally {
      isLeaving = false
    }
    stopFollowing()
    location.assign(address)
  }

  /** Shows and sends what an earlier visit or another tab could not send. */
  const takeUp = (left: readonly Operation[]): boolean => {
    if (left.length === 0) return true
    const { pageId } = store.get()
    for (const { value } of left.filter(entry => entry.pageId === pageId && entry.value !== null))
      store.set(state => withValue(state, value!))
    const isKept = saver.resume(left)
    if (left.some(needsFreshTree)) void saver.flush().then(refresh)
    return isKept
  }

  const start = async () => {
    keepInSession(data)
    if (!data.person) return surface.openAsAddressed()
    takeUp(journal.read())
    journal.adopt(takeUp)
    surface.openAsAddressed()
    addEventListener('online', () => saver.retry())
    // What is typed into a field that is checked when it is left is not lost by leaving the page.
    addEventListener('pagehide', () => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    addEventListener('beforeunload', event => saver.isAtRisk() && event.preventDefault())
    const { recount, stop } = followPublication(store)
    publication.recount = recount
    const stopPage = followPage({
      store,
      saver,
      tab,
      seq: data.seq,
      settle,
      refresh: () => void refresh(),
      onNews: surroundings.read,
    })
    stopFollowing = () => {
      stop()
      stopPage()
    }
  }

  return {
    data,
    store,
    saver,
    edits,
    notify,
    need: reading.need,
    setOn: surface.setOn,
    openPanel: surface.openPanel,
    leaveTo,
    /** Counts anew what waits for publishing: after something the page's own tree does not show. */
    recount: () => publication.recount(),
    ask,
    sitePages,
    siteSettings,
    surroundings,
    reloadShell,
    refresh,
    reload,
    discard,
    start,
    undo: () => turn('undo'),
    redo: () => turn('redo'),
    select: (selection: Selection | null) =>
      store.set(state => (state.viewing || sameValue(state.selection, selection) ? state : { ...state, selection })),
    setVersion: (itemId: string, key: string, version: number) =>
      store.set(state => ({ ...state, versions: { ...state.versions, [versionKey(itemId, key)]: version } })),
  }
}

export type Editor = ReturnType<typeof createEditor>

/** New items are not in the page the server drew; they are once it has taken them. */
const needsFreshTree = (operation: Operation) => operation.value === null || 'add' in operation.input
