import type { Notice } from '../state/notice'
import { createStore } from '../state/store'

export type ShownNotice = Notice & { id: number }

let count = 0

/** Toasts: loading, success, error (EDIT-11), or something to know. Errors stay until they are closed. */
const store = createStore<ShownNotice[]>([])
const shownMs = { success: 3_000, info: 10_000 }

export const notices = {
  store,
  add: (notice: Notice): number => {
    count += 1
    const id = count
    store.set(shown => [...shown.filter(entry => entry.code !== notice.code), { ...notice, id }])
    if (notice.kind === 'success' || notice.kind === 'info')
      setTimeout(() => notices.remove(id), notice.lastsMs ?? shownMs[notice.kind])
    return id
  },
  remove: (id: number) => store.set(shown => shown.filter(entry => entry.id !== id)),
}
