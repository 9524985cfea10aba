import type { callServer } from '../../contract/client'
import type { Parts } from '../parts'
import type { Clock } from './clock'
import type { EditorState } from './editorState'
import { createEdits } from './edits/edits'
import { createMake } from './edits/make'
import type { Journal } from './journal'
import type { Operation } from './operation'
import { createReading } from './reading'
import { createSaver } from './saver'
import { createSitePages } from './sitePages'
import { createSiteSettings } from './siteSettings'
import { createSiteTheme } from './siteTheme'
import { createStore } from './store'
import { type LoggedValue, takeChange } from './takeChange'
import { createViews } from './views'

/** The work on one page without the browser around it: what is known, what is changed, and the way to the server. */
export const createWorkspace = (
  initial: EditorState,
  {
    journal,
    clock,
    call,
    isSending = true,
    draw = run => run(),
    loadParts,
    onTaken,
    onRefused,
  }: {
    journal: Pick<Journal, 'write'>
    clock: Clock
    call: typeof callServer
    /** Nothing leaves where nobody is signed in. */
    isSending?: boolean
    /** Does what it is given and has it on the screen. */
    draw?: (run: () => void) => void
    loadParts: (types: ReadonlySet<string>) => Promise<Parts>
    onTaken: (operation: Operation, as: { isElsewhere: boolean }) => void
    onRefused: (operation: Operation) => void
  },
) => {
  const store = createStore<EditorState>(initial)
  const queue = createStore<readonly Operation[]>([])
  /** What was typed is drawn before anything comes over it: drawn is then what stands there. */
  const settle = () => draw(edits.settle)
  const reading = createReading({ store, queue, call, settle, loadParts })
  const saver = createSaver({ store, queue, journal, clock, call, reading, settle, onTaken, onRefused })
  const add: typeof saver.add = change => {
    if (isSending) saver.add(change)
  }
  const make = createMake(store, { add })
  const siteSettings = createSiteSettings(store, { make, reading })
  const edits = createEdits(store, { hasten: saver.hasten, add })
  const views = createViews({ store, saver, call })

  /** The page as the server has it. One that was gone and is back gets what was written meanwhile. */
  const refresh = async () => {
    const wasGone = store.get().isGone
    await reading.page()
    if (wasGone && !store.get().isGone) saver.retry()
  }

  return {
    store,
    queue,
    saver,
    edits,
    settle,
    refresh,
    reading,
    need: reading.need,
    ...views,
    sitePages: createSitePages(store, { make, reading }),
    siteSettings,
    siteTheme: createSiteTheme(store, { make, reading }),
    take: (change: LoggedValue) => takeChange(change, { store, queue, settle, refresh: () => void refresh() }),
  }
}

export type Workspace = ReturnType<typeof createWorkspace>
