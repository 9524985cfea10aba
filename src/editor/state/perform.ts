import type { Call } from '../../contract/call'
import { calls } from '../../contract/calls'
import { callServer } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { Notice } from './editor'
import type { EditorState } from './editorState'
import type { Operation } from './operation'
import { saveNavigation } from './saveNavigation'
import { saveSettings } from './saveSettings'
import type { SitePagesStore } from './sitePages'
import { isSettingsChange } from './siteSettings'
import type { Store } from './store'

/** A server that has not answered a change by then is taken for gone; the change is sent again. */
const answerMs = 20_000

/** Makes the call of a change. Of navigation and settings only the change is known; the whole is made when it leaves. */
export const createPerform =
  ({
    store,
    sitePages,
    notify,
  }: {
    store: Store<EditorState>
    sitePages: SitePagesStore
    notify: (notice: Notice) => void
  }) =>
  async (operation: Operation): Promise<Envelope> => {
    if (isSettingsChange(operation)) return saveSettings(operation)
    if (operation.call !== 'writeNavigation') {
      const call = calls[operation.call] as unknown as Call<unknown, unknown>
      return callServer(
        call,
        { ...operation.input, changeId: operation.changeId },
        { signal: AbortSignal.timeout(answerMs) },
      )
    }
    const saved = await saveNavigation(operation, {
      knownVersion: sitePages.version(),
      tell: news => {
        if (news.kind === 'label') return store.set(state => ({ ...state, labelConflict: news }))
        notify({ kind: news.kind === 'merged' ? 'info' : 'error', code: `navigation.${news.kind}` })
      },
    })
    if (saved.success && saved.version !== undefined) sitePages.setVersion(saved.version)
    return saved
  }
