import type { Locale } from '../../content/locale'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import { type EditorState, sumOf } from './editorState'
import type { Store } from './store'

const pauseMs = 400

/** PUB-1, LANG-6: keeps count of what waits for publishing and of what is not translated, a moment after the last change. */
export const followPublication = (store: Store<EditorState>, ownLocale: Locale) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let groups = store.get().groups
  let saving = store.get().saving

  // Asked of the server: what is being typed is in the text itself, not yet in the tree.
  const count = async () => {
    const { pageId: id, saving: now, locale } = store.get()
    if (now === 'saving' || now === 'offline') return
    try {
      const [publication, translation, languages] = await Promise.all([
        callServer(calls.publicationStatus, { id }),
        callServer(calls.translationStatus, { id }),
        callServer(calls.readLanguages, { id }),
      ])
      if (!publication.success || !translation.success || !languages.success) return
      const { fields, groups: sections, pages } = publication.data
      const changes = fields + sections + pages
      const onDesk = Object.entries(languages.data.rows[0]?.languages ?? {}).map(([lang, { missing }]) => [
        lang,
        missing,
      ])
      store.set(state => ({
        ...state,
        changes,
        isIncomplete: sumOf(translation.data) > 0,
        // Of languages that are not one's own the desk says nothing.
        missing: { ...translation.data, ...Object.fromEntries(onDesk) },
        isChanged: changes > 0,
      }))
      if (locale === ownLocale) return
      const texts = await callServer(calls.translationTexts, { id, lang: locale })
      store.set(state => ({ ...state, translation: texts.data ?? state.translation }))
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void count(), pauseMs)
  }

  const stop = store.subscribe(() => {
    const state = store.get()
    const isSettled = state.saving !== saving && (state.saving === 'saved' || state.saving === 'failed')
    if (state.groups !== groups || isSettled) later()
    groups = state.groups
    saving = state.saving
  })
  later()
  return {
    recount: later,
    stop: () => {
      clearTimeout(timer)
      stop()
    },
  }
}
