import { isFilled } from '../../../content/field'
import type { Locale } from '../../../content/locale'
import { sameValue } from '../../../content/rules/changed'
import { calls } from '../../../contract/calls'
import type { DeskText } from '../../../contract/languages'
import { newId } from '../../../editor/state/newId'
import type { Journal, Kept, TextValue } from './journal'
import { type Ask, sendText } from './sendText'

/** A text as it is shown: with what was typed and how far that is saved. */
export type Entry = DeskText & {
  id: string
  typed: TextValue | undefined
  status: 'idle' | 'typed' | 'saving' | 'saved' | 'waiting' | 'refused' | 'conflict'
  code: string | null
  theirs: { value: TextValue; version: number } | null
}

type State = { phase: 'loading' | 'ready' | 'failed'; code: string; name: string; entries: readonly Entry[] }

/**
 * The texts of one page in one language while they are translated. What is typed is kept at once, sent when the text is
 * left, and let go when the server has it; without a connection it waits. It knows no window and can be tried without one.
 */
export const createTranslation = ({
  ask,
  id,
  from,
  to,
  journal,
}: {
  ask: Ask
  id: string
  from: Locale
  to: Locale
  journal: Journal
}) => {
  let state: State = { phase: 'loading', code: '', name: '', entries: [] }
  const listeners = new Set<() => void>()
  const pending = new Map<string, Kept>()
  const underWay = new Set<string>()
  /** Sent, and nobody knows whether it arrived. */
  const inDoubt = new Map<string, TextValue>()

  const set = (patch: Partial<State>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const change = (entryId: string, patch: Partial<Entry>) =>
    set({ entries: state.entries.map(entry => (entry.id === entryId ? { ...entry, ...patch } : entry)) })
  const find = (entryId: string) => state.entries.find(entry => entry.id === entryId)
  const keep = (entryId: string, kept: Kept) => {
    pending.set(entryId, kept)
    journal.put(entryId, kept)
  }
  const forget = (entryId: string) => {
    pending.delete(entryId)
    journal.remove(entryId)
  }

  const entryIdOf = ({ itemId, key }: DeskText) => `${id} ${itemId} ${key} ${to}`

  const load = async () => {
    const answer = await ask(calls.readTexts, { id, to })
    if (!answer.success) return state.phase === 'ready' ? undefined : set({ phase: 'failed', code: answer.code })
    const entries = answer.data.texts.map((text): Entry => {
      const entryId = entryIdOf(text)
      const kept = pending.get(entryId) ?? journal.read(entryId)
      if (kept) pending.set(entryId, kept)
      const typed = kept
        ? { typed: kept.value, status: 'typed' as const }
        : { typed: undefined, status: 'idle' as const }
      return { ...text, id: entryId, ...typed, code: null, theirs: null }
    })
    set({ phase: 'ready', name: answer.data.name, entries })
    await sendWaiting()
  }

  const send = async (entryId: string) => {
    const [entry, kept] = [find(entryId), pending.get(entryId)]
    if (!entry || !kept || underWay.has(entryId)) return
    underWay.add(entryId)
    change(entryId, { status: 'saving', code: null })
    const outcome = await sendText(ask, { id, to, text: entry, kept })
    underWay.delete(entryId)
    const newest = pending.get(entryId)
    if (outcome.kind === 'later') {
      if (!inDoubt.has(entryId)) inDoubt.set(entryId, kept.value)
      return change(entryId, { status: 'waiting', code: outcome.code })
    }
    if (outcome.kind === 'refused') return change(entryId, { status: 'refused', code: outcome.code })
    if (outcome.kind === 'stale' && !isOwn(entryId, outcome.current.value))
      return change(entryId, { status: 'conflict', theirs: outcome.current })
    inDoubt.delete(entryId)
    if (outcome.kind === 'stale') {
      keep(entryId, { ...(newest ?? kept), base: outcome.current.version, changeId: newId() })
      return send(entryId)
    }
    const saved = { target: kept.value, version: outcome.version, state: stateOf(kept.value) }
    if (newest === kept || !newest) {
      forget(entryId)
      change(entryId, { ...saved, typed: undefined, status: 'saved' })
      // With a name comes an address, and an address is made of what was typed.
      return entry.key === 'name' || entry.key === 'slug' ? refresh() : undefined
    }
    // Typed on meanwhile: that stands on what was just saved.
    keep(entryId, { ...newest, base: outcome.version })
    change(entryId, { ...saved, status: 'typed' })
    await send(entryId)
  }

  const isOwn = (entryId: string, value: TextValue) =>
    inDoubt.has(entryId) && sameValue(inDoubt.get(entryId), isFilled(value) ? value : null)

  /** What the server has now of texts that nobody is writing here. */
  const refresh = async () => {
    const answer = await ask(calls.readTexts, { id, to })
    if (!answer.success) return
    const now = new Map(answer.data.texts.map(text => [entryIdOf(text), text]))
    const isFree = (entry: Entry) => !pending.has(entry.id) && !underWay.has(entry.id)
    set({ entries: state.entries.map(entry => (isFree(entry) ? { ...entry, ...now.get(entry.id) } : entry)) })
  }

  const sendWaiting = async () => {
    for (const entry of state.entries) if (entry.status === 'waiting' || entry.status === 'typed') await send(entry.id)
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    sendWaiting,

    type: (entryId: string, value: TextValue) => {
      const entry = find(entryId)
      if (!entry) return
      const kept = isFilled(value) ? value : null
      if (sameValue(kept, entry.target) && !underWay.has(entryId)) {
        forget(entryId)
        return change(entryId, { typed: undefined, status: 'idle', code: null })
      }
      keep(entryId, { value: kept, base: pending.get(entryId)?.base ?? entry.version, changeId: newId() })
      change(entryId, { typed: value, status: underWay.has(entryId) ? 'saving' : 'typed', code: null })
    },

    leave: send,

    /** «Stimmt noch»: right as it is. */
    confirm: async (entryId: string) => {
      const entry = find(entryId)
      if (!entry || pending.has(entryId)) return send(entryId)
      if (entry.of === 'navigation' || entry.of === 'settings') {
        keep(entryId, { value: entry.target, base: entry.version, changeId: newId() })
        return send(entryId)
      }
      const key = entry.key as 'text'
      change(entryId, { status: 'saving', code: null })
      const texts = [{ itemId: entry.itemId, key, lang: to, base: entry.version }]
      const answer = await ask(calls.confirmTranslation, { pageId: id, texts })
      if (!answer.success) {
        change(entryId, { status: 'refused', code: answer.code })
        return answer.code === 'stale_base' ? load() : undefined
      }
      const version = answer.data.versions[`${entry.itemId} ${entry.key}:${to}`] ?? entry.version
      change(entryId, { status: 'saved', state: 'done', version })
    },

    /** LANG-1: one text by machine, where there is none yet. */
    translate: async (entryId: string) => {
      const entry = find(entryId)
      if (!entry || pending.has(entryId)) return
      change(entryId, { status: 'saving', code: null })
      const key = entry.key as 'text'
      const answer = await ask(calls.translateField, {
        pageId: id,
        fieldId: entry.itemId,
        key,
        from,
        to,
        base: entry.version,
      })
      if (!answer.success) return change(entryId, { status: 'refused', code: answer.code })
      const { value, version } = answer.data
      change(entryId, { status: 'saved', state: 'machine', target: value, version })
      if (key !== 'text') await refresh()
    },

    /** Two wrote the same text: which of them stays. */
    choose: async (entryId: string, choice: 'mine' | 'theirs') => {
      const [entry, kept] = [find(entryId), pending.get(entryId)]
      if (!entry?.theirs) return
      const { theirs } = entry
      if (choice === 'mine' && kept) {
        keep(entryId, { ...kept, base: theirs.version, changeId: newId() })
        change(entryId, { theirs: null, status: 'typed' })
        return send(entryId)
      }
      forget(entryId)
      change(entryId, { theirs: null, typed: undefined, status: 'idle', target: theirs.value, version: theirs.version })
      await load()
    },
  }
}

export type Translation = ReturnType<typeof createTranslation>

const stateOf = (value: TextValue): Entry['state'] => (isFilled(value) ? 'done' : 'missing')
