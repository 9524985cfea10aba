import type { Group } from '../../content/group'
import type { PageDocument } from '../../content/page'
import { applyValue } from '../../content/rules/applyValue'
import { sameValue } from '../../content/rules/changed'
import { allGroups, type Value } from '../../content/rules/document'
import type { ReplyOf } from '../../contract/call'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { Shell } from '../../live/shell'
import type { Parts } from '../parts'
import type { EditorState } from './editorState'
import type { Saver } from './saver'
import type { Store } from './store'
import { withValue } from './withValue'

/** Brings onto the page what the server has: all of it, one section, or what stands around it. */
export const createReading = ({
  store,
  saver,
  settle,
  loadParts,
}: {
  store: Store<EditorState>
  saver: Saver
  /** What was typed is drawn before anything comes over it. */
  settle: () => void
  loadParts: (types: ReadonlySet<string>) => Promise<Parts>
}) => {
  /** Sections whose view is older than what was changed in them. */
  const staleViews = new Set<string>()

  /** Makes sure that these blocks can be drawn. */
  const need = async (types: Iterable<string>) => {
    const missing = new Set([...types].filter(type => !(type in store.get().parts.views)))
    if (missing.size === 0) return
    const { views, islands } = await loadParts(missing)
    store.set(state => ({
      ...state,
      parts: { views: { ...state.parts.views, ...views }, islands: { ...state.parts.islands, ...islands } },
    }))
  }

  /** The page as the server has it, with what is still on its way laid over it. */
  const refresh = async () => {
    try {
      const answer = await callServer(calls.readWorking, { id: store.get().pageId })
      if (!answer.success && answer.code === 'not_found') store.set(state => ({ ...state, isGone: true }))
      if (!answer.success) return
      const reply = answer.data
      const wasGone = store.get().isGone
      await need(allGroups(reply.document as PageDocument).map(group => group.type))
      const pending = saver.pending().flatMap(({ value }) => (value ? [value] : []))
      settle()
      store.set(state => ({
        ...state,
        ...asStored(state, reply, pending),
        versions: reply.versions,
        goesLiveAt: reply.goesLiveAt,
        isGone: false,
        canUndo: reply.canUndo,
        canRedo: reply.canRedo,
      }))
      if (wasGone) saver.retry()
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }

  /**
   * What a section shows besides its own content, after one of its options changed (D12). Without a connection it is
   * asked for again as soon as the next change is saved.
   */
  const reload = async (id: string) => {
    const { pageId, locale, groups } = store.get()
    const groupId = groups.find(group => group.id === id || group.cards.some(card => card.id === id))?.id ?? id
    staleViews.add(groupId)
    if (!(await saver.flush()) || !staleViews.delete(groupId)) return
    const view = await readView({ pageId, groupId, lang: locale })
    if (view === 'unanswered') staleViews.add(groupId)
    if (!view || view === 'unanswered') return
    const references = view.references as EditorState['references']
    store.set(state => ({
      ...state,
      loaded: { ...state.loaded, [groupId]: view.loaded },
      references: {
        pages: { ...state.references.pages, ...references.pages },
        media: { ...state.references.media, ...references.media },
      },
    }))
  }

  /** Sections that could not be read while there was no connection. */
  const reloadStale = () => {
    for (const groupId of staleViews) void reload(groupId)
  }

  /** Header, footer and navigation as they are now: after the navigation, the settings or a page's name changed. */
  const reloadShell = async () => {
    const { pageId, locale } = store.get()
    try {
      const { data: shell } = await callServer(calls.readShell, { id: pageId, lang: locale })
      if (shell) store.set(state => ({ ...state, shell: shell as Shell }))
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }

  return { need, refresh, reload, reloadStale, reloadShell }
}

const readView = async (place: { pageId: string; groupId: string; lang: string }) => {
  try {
    return (await callServer(calls.readGroupView, place)).data
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return 'unanswered'
  }
}

/** Tree and pictures as the server has them, with what is still on its way laid over them. */
const asStored = (
  state: EditorState,
  { document, media }: ReplyOf<typeof calls.readWorking>,
  pending: readonly Value[],
): Pick<EditorState, 'groups' | 'references'> => {
  const groups = shared(state.groups, pending.reduce(applyValue, (document as PageDocument).groups))
  const references = { ...state.references, media: { ...state.references.media, ...media } }
  const next = pending.reduce(withValue, { ...state, groups, references })
  return {
    groups: next.groups,
    references: sameValue(state.references.media, next.references.media) ? state.references : next.references,
  }
}

/** Keeps every group that is the same, so that only the others are drawn anew. */
const shared = (before: readonly Group[], after: readonly Group[]): Group[] =>
  after.map(group => {
    const known = before.find(entry => entry.id === group.id)
    return known && sameValue(known, group) ? known : group
  })
