import type { PageDocument } from '../../content/page'
import { allGroups } from '../../content/rules/document'
import type { Call } from '../../contract/call'
import { calls } from '../../contract/calls'
import { type callServer, Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { Parts } from '../parts'
import { isRead } from './content'
import type { EditorState } from './editorState'
import { mergePage } from './mergePage'
import type { Operation } from './operation'
import { createPageLists, type PageLists } from './pageLists'
import { relay } from './relay'
import type { Outcome, Reading } from './resources/resource'
import type { Store } from './store'

/** Brings what the server has into what is shown; what is not saved yet stays laid over it. */
export const createReading = ({
  store,
  queue,
  call,
  settle,
  loadParts,
}: {
  store: Store<EditorState>
  queue: Store<readonly Operation[]>
  call: typeof callServer
  /** What was typed is drawn before anything comes over it. */
  settle: () => void
  loadParts: (types: ReadonlySet<string>) => Promise<Parts>
}): Reading & { need: (types: Iterable<string>) => Promise<void>; lists: PageLists } => {
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

  const ask = async <Input, Reply>(made: Call<Input, Reply>, input: Input): Promise<Envelope<Reply> | 'unanswered'> => {
    try {
      return await call(made, input)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return 'unanswered'
    }
  }

  const page = async (): Promise<Outcome> => {
    const answer = await ask(calls.readWorking, { id: store.get().pageId })
    if (answer === 'unanswered') return { isRead: false, failure: answer }
    if (!answer.success) {
      if (answer.code === 'not_found') store.set(state => ({ ...state, isGone: true }))
      return { isRead: false, failure: answer }
    }
    const { media, versions, goesLiveAt, canUndo, canRedo } = answer.data
    const document = answer.data.document as PageDocument
    await need(allGroups(document).map(group => group.type))
    settle()
    store.set(state =>
      relay(
        {
          ...state,
          saved: mergePage(state.saved, { document, media, versions }),
          goesLiveAt,
          isGone: false,
          canUndo,
          canRedo,
        },
        queue.get(),
        'page',
      ),
    )
    return { isRead: true }
  }

  const part: Reading['part'] = async (name, made, input, pick) => {
    const answer = await ask(made, input)
    if (answer === 'unanswered' || !answer.success) {
      store.set(state =>
        isRead<unknown>(state.saved[name])
          ? state
          : { ...state, [name]: 'failed', saved: { ...state.saved, [name]: 'failed' } },
      )
      return { isRead: false, failure: answer }
    }
    store.set(state => {
      const value = pick(answer.data, { version: answer.version ?? 0, known: state.saved[name] })
      return relay({ ...state, saved: { ...state.saved, [name]: value } }, queue.get(), name)
    })
    return { isRead: true }
  }

  const lists = createPageLists({
    ask,
    state: store.get,
    put: change =>
      store.set(state =>
        relay({ ...state, saved: { ...state.saved, pages: change(state.saved.pages) } }, queue.get(), 'pages'),
      ),
  })

  return { page, part, pages: lists.reload, need, lists }
}
