import { applyChanges, contested, type LeafChange, settingsChanges } from '../../content/rules/settingsChange'
import type { Settings } from '../../content/settings'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { Conflict, EditorState } from './editorState'
import { newId } from './newId'
import type { Operation } from './operation'
import type { Saver } from './saver'
import { createSettingsSteps } from './settingsSteps'
import { createStore, type Store } from './store'

/** The item whose values the sections of the settings are. */
export const settingsItem = 'settings'

/** A change waits this long for the next one. */
const pauseMs = 300

/** `saved` is what the server had last, `shown` has what is still on its way laid over it. */
type Known = { saved: Settings; shown: Settings }

/** The site's settings: read when first needed, changed at once, sent through the saver like all else. */
export const createSiteSettings = ({
  store: editorStore,
  saver,
}: {
  store: Store<EditorState>
  saver: () => Saver
}) => {
  const store = createStore<Known | 'loading' | 'failed'>('loading')
  const steps = createSettingsSteps()

  /** What the server has now. */
  const adopt = (saved: Settings) => {
    const pending = changesOf(saver().pending().filter(isSettingsChange))
    store.set(() => ({ saved, shown: applyChanges(saved, pending) }))
  }

  const send = (section: string, changes: readonly LeafChange[], label: string | undefined) =>
    saver().add({
      changeId: newId(),
      call: 'writeSettings',
      input: {},
      pageId: editorStore.get().pageId,
      value: { itemId: settingsItem, key: section, value: changes },
      label,
      dueAt: Date.now() + pauseMs,
    })

  const reload = async () => {
    const answer = await callServer(calls.readSettings, {}).catch((error: unknown) => {
      if (!(error instanceof Unanswered)) throw error
      return null
    })
    if (answer?.success) adopt(answer.data)
    else store.set(known => (typeof known === 'string' ? 'failed' : known))
  }

  type NameOf = (key: string) => string

  /** Shows a section as it shall be and sends what that changes. */
  const put = (known: Known, section: keyof Settings, shown: Settings, nameOf: NameOf) => {
    store.set(() => ({ ...known, shown }))
    // All of this section that is not surely saved: a change that waits is replaced by this one.
    const onTheWay = saver()
      .pending()
      .filter(({ value, isInDoubt }) => isInDoubt && value?.itemId === settingsItem && value.key === section)
    const changes = settingsChanges(known.saved, shown, section, changesOf(onTheWay))
    if (changes.length === 0 && !saver().isWaiting(settingsItem, section)) return
    send(section, changes, named(changes, nameOf))
  }

  return {
    store,
    steps,
    adopt,
    reload,
    /** `nameOf` says what people call a setting, for the case that they are asked about it. */
    change: <S extends keyof Settings>(section: S, patch: Partial<Settings[S]>, nameOf: NameOf) => {
      const known = store.get()
      if (typeof known === 'string') return
      const shown = { ...known.shown, [section]: { ...known.shown[section], ...patch } }
      const changes = settingsChanges(known.shown, shown, section)
      if (changes.length > 0) steps.note({ section, changes, label: named(changes, nameOf), nameOf })
      put(known, section, shown, nameOf)
    },
    /**
     * Takes back the last change of the settings, or makes it again; null without one. What somebody else has changed
     * since is left as it is.
     */
    turn: (direction: 'undo' | 'redo'): { label: string } | 'overtaken' | null => {
      const known = store.get()
      if (typeof known === 'string') return null
      const step = steps.take(direction)
      if (!step) return null
      const { section, changes, label, nameOf } = step
      const back = changes.map(({ key, before, value }) =>
        direction === 'undo' ? { key, before: value, value: before } : { key, before, value },
      )
      if (contested(known.shown, back).length > 0) return 'overtaken'
      put(known, section, applyChanges(known.shown, back), nameOf)
      return { label }
    },
    /** Both changed the same: keeps mine over theirs, or takes theirs; what only I changed stays in either case. */
    choose: (conflict: Conflict, keep: 'mine' | 'theirs') => {
      const theirs = new Map((conflict.theirs as LeafChange[]).map(({ key, value }) => [key, value]))
      const kept = (conflict.mine as LeafChange[])
        .filter(({ key }) => keep === 'mine' || !theirs.has(key))
        .map(change => ({ ...change, before: theirs.has(change.key) ? theirs.get(change.key) : change.before }))
      saver().choose(conflict.changeId, 'theirs')
      if (kept.length > 0) send(conflict.key, kept, conflict.label)
      void reload()
    },
  }
}

export const isSettingsChange = ({ call }: Operation) => call === 'writeSettings'

const named = (changes: readonly LeafChange[], nameOf: (key: string) => string) =>
  changes.map(({ key }) => nameOf(key)).join(', ')

const changesOf = (operations: readonly Operation[]) =>
  operations.flatMap(({ value }) => (value?.value ?? []) as LeafChange[])
