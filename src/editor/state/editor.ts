import { flushSync } from 'react-dom'
import type { Media } from '../../content/media'
import { sameValue } from '../../content/rules/changed'
import { pagePath } from '../../content/rules/route'
import { calls } from '../../contract/calls'
import { callServer } from '../../contract/client'
import type { References } from '../../render/model'
import { refusalText } from '../i18n/refusal'
import type { Parts } from '../parts'
import { createAsk } from './ask'
import { canHelp } from './canHelp'
import { carryNotice } from './carryNotice'
import { clock } from './clock'
import { type EditorData, initialState } from './editorState'
import { isToldBeside } from './isToldBeside'
import { createJournal } from './journal'
import { followPage } from './liveChanges'
import type { Notice } from './notice'
import { noticeOf } from './noticeOf'
import { followPublication } from './publication'
import { resourceOf } from './resources/registry'
import type { Selection } from './selection'
import { keepInSession } from './session'
import { withShutOut } from './shutOut'
import { createSurface } from './surface'
import { createSurroundings } from './surroundings'
import { createTurn, type NameSetting } from './turn'
import { createWorkspace } from './workspace'

/** The editor of one page: its state, what can be done to it, and the way to the server. */
export const createEditor = (
  data: EditorData,
  {
    tab,
    parts,
    notify,
    loadParts,
    nameSetting,
  }: {
    tab: string
    parts: Parts
    notify: (notice: Notice) => void
    loadParts: (types: ReadonlySet<string>) => Promise<Parts>
    /** What people call a setting. */
    nameSetting: NameSetting
  },
) => {
  const journal = createJournal({ siteKey: data.model.site.key, personId: data.person?.id ?? '', tab })
  let isLeaving = false

  const workspace = createWorkspace(initialState(data, parts), {
    journal,
    clock,
    call: callServer,
    isSending: data.person !== null,
    draw: run => flushSync(run),
    loadParts,
    onTaken: (operation, { isElsewhere }) => {
      const { part } = resourceOf(operation)
      store.set(state => ({ ...state, canUndo: true, canRedo: false }))
      if (part === 'navigation' && operation.rebuilt) notify({ kind: 'info', code: 'navigation.merged' })
      if (part !== 'page') return surroundings.read(part === 'pages' ? ['navigation', 'pages'] : [part])
      if (isElsewhere) void refresh()
      workspace.reloadStale()
    },
    onRefused: operation => {
      const { code: reason = '', error = '' } = operation.reason ?? {}
      console.error(`${operation.resource} was refused: ${reason} ${error}`)
      const notice: Notice = { kind: 'error', code: noticeOf(operation), detail: refusalText(operation, data) }
      // Where nobody can read it any more, it is told on the page that comes.
      if (isLeaving) carryNotice(notice)
      const retry = canHelp(reason) ? () => void saver.retryOne(operation.id) : undefined
      if (!isToldBeside(operation, store.get())) notify({ ...notice, retry })
      // EDIT-19: the view shows again what is really there, with what is not saved laid over it.
      void resourceOf(operation).reload(workspace.reading)
    },
  })
  const { store, saver, refresh } = workspace
  const surface = createSurface(store)
  const ask = createAsk(code => store.set(state => withShutOut(state, code)))
  const publication = { recount: () => {} }
  let stopFollowing = () => {}

  const surroundings = createSurroundings({
    store,
    sitePages: workspace.sitePages,
    reloadShell: workspace.reloadShell,
    reloadTheme: workspace.siteTheme.reload,
    reloadGroup: workspace.reload,
  })

  const turn = createTurn({ data, workspace, surroundings, ask, notify, nameSetting })

  /** Opens another address once everything typed is saved; what cannot be saved now stays in the journal. */
  const goTo = async (address: string, lastly = async () => true) => {
    isLeaving = true
    try {
      await saver.flush()
      stopFollowing()
      if (await lastly()) return location.assign(address)
      follow()
    } finally {
      isLeaving = false
    }
  }

  const leaveTo = (address: string, lastly?: () => Promise<boolean>): Promise<void> =>
    new Promise(resolve => surface.leave(() => resolve(goTo(address, lastly))))

  /** Ends the session and shows what visitors see. */
  const signOut = () => {
    const { page, locale } = data.model
    const isHome = page.role === 'home' || !data.isPublished
    return leaveTo(pagePath({ ...page, isHome, isPublished: true }, locale, 'live'), async () => {
      const { success } = await ask(calls.signOut, {})
      if (!success) notify({ kind: 'error', code: 'signOut', reason: 'offline' })
      return success
    })
  }

  const start = async () => {
    keepInSession(data)
    if (!data.person) return surface.openAsAddressed()
    saver.resume(journal.read())
    journal.adopt(saver.resume)
    // A theme that was not saved is shown again; the rest of the site is read with its panels.
    if (workspace.queue.get().some(({ resource }) => resource === 'theme')) void workspace.siteTheme.reload()
    surface.openAsAddressed()
    addEventListener('online', () => saver.retry())
    // What is typed into a field that is checked when it is left is not lost by leaving the page.
    addEventListener('pagehide', () => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    addEventListener('beforeunload', event => {
      const { tried, problem } = store.get()
      if (saver.isAtRisk() || tried || problem?.isUnsaved) event.preventDefault()
    })
    follow()
  }

  /** Hears what others do, and counts what waits for publishing. */
  const follow = () => {
    const { recount, stop } = followPublication(store, data.model.site.defaultLocale)
    publication.recount = recount
    const stopPage = followPage({
      store,
      tab,
      seq: data.seq,
      take: workspace.take,
      refresh: () => void refresh(),
      onNews: surroundings.read,
    })
    stopFollowing = () => {
      stop()
      stopPage()
    }
  }

  return {
    ...workspace,
    data,
    notify,
    setOn: surface.setOn,
    openPanel: surface.openPanel,
    leaveTo: (address: string) => leaveTo(address),
    signOut,
    /** Counts anew what waits for publishing: after something the page's own tree does not show. */
    recount: () => publication.recount(),
    ask,
    surroundings,
    start,
    undo: () => turn('undo'),
    redo: () => turn('redo'),
    select: (selection: Selection | null) =>
      store.set(state => (state.viewing || sameValue(state.selection, selection) ? state : { ...state, selection })),
    /** A picture that was just stored: from now on the page can show it. */
    addMedia: (media: Media) =>
      store.set(state => {
        const withMedia = ({ pages, media: known }: References) => ({ pages, media: { ...known, [media.id]: media } })
        const { saved, references } = state
        return {
          ...state,
          references: withMedia(references),
          saved: { ...saved, references: withMedia(saved.references) },
        }
      }),
  }
}

export type Editor = ReturnType<typeof createEditor>
