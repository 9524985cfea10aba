import { definitions } from '../../blocks/definitions'
import { missingTexts } from '../../content/rules/completeness'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { PageModel } from '../../render/model'
import type { EditorState } from './editorState'
import type { Store } from './store'

const pauseMs = 400

/** PUB-1: keeps count of what waits for publishing and of what is not translated, a moment after the last change. */
export const followPublication = (store: Store<EditorState>, { page, site }: PageModel) => {
  const { locales } = site
  let timer: ReturnType<typeof setTimeout> | undefined
  let groups = store.get().groups
  let saving = store.get().saving

  const count = async () => {
    const missing = missingTexts({ page: { ...page, groups: store.get().groups }, locales, definitions }).length
    store.set(state => (state.missing === missing ? state : { ...state, missing }))
    if (store.get().saving !== 'saved') return
    try {
      const { data } = await callServer(calls.publicationStatus, { id: page.id })
      if (!data) return
      const changes = data.fields + data.groups + data.pages
      store.set(state => ({ ...state, changes, isChanged: changes > 0 }))
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
    const isSettled = state.saving !== saving && state.saving === 'saved'
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
