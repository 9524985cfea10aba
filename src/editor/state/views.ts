import { calls } from '../../contract/calls'
import { type callServer, Unanswered } from '../../contract/client'
import type { Shell } from '../../live/shell'
import type { EditorState } from './editorState'
import type { Saver } from './saver'
import type { Store } from './store'

/** What the page shows besides its own content: read anew where that may have changed. */
export const createViews = ({
  store,
  saver,
  call,
}: {
  store: Store<EditorState>
  saver: Pick<Saver, 'flush'>
  call: typeof callServer
}) => {
  /** Sections whose view is older than what was changed in them. */
  const staleViews = new Set<string>()

  /**
   * What a section shows besides its own content, after one of its options changed (D12). Without a connection it is
   * asked for again as soon as the next change is saved.
   */
  const reload = async (id: string) => {
    const { pageId, locale, groups } = store.get()
    const groupId = groups.find(group => group.id === id || group.cards.some(card => card.id === id))?.id ?? id
    staleViews.add(groupId)
    if (!(await saver.flush()) || !staleViews.delete(groupId)) return
    const view = await unlessUnanswered(call(calls.readGroupView, { pageId, groupId, lang: locale }))
    if (view === 'unanswered') staleViews.add(groupId)
    if (view === 'unanswered' || !view.data) return
    const { loaded } = view.data
    const found = view.data.references as EditorState['references']
    const merged = ({ pages, media }: EditorState['references']) => ({
      pages: { ...pages, ...found.pages },
      media: { ...found.media, ...media },
    })
    store.set(state => ({
      ...state,
      loaded: { ...state.loaded, [groupId]: loaded },
      references: merged(state.references),
      saved: { ...state.saved, references: merged(state.saved.references) },
    }))
  }

  /** Sections that could not be read while there was no connection. */
  const reloadStale = () => {
    for (const groupId of staleViews) void reload(groupId)
  }

  /** Header, footer and navigation as they are now: after the navigation, the settings or a page's name changed. */
  const reloadShell = async () => {
    const { pageId, locale } = store.get()
    const answer = await unlessUnanswered(call(calls.readShell, { id: pageId, lang: locale }))
    if (answer !== 'unanswered' && answer.data) store.set(state => ({ ...state, shell: answer.data as Shell }))
  }

  return { reload, reloadStale, reloadShell }
}

const unlessUnanswered = <T>(answer: Promise<T>): Promise<T | 'unanswered'> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error
    return 'unanswered' as const
  })
