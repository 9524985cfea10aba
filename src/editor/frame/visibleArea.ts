import { createStore, useStore } from '../state/store'

export type Area = { top: number; bottom: number; width: number }

/** What can be seen of the window: on a phone the keyboard covers the rest. Zoomed in, the whole window counts. */
export const visibleArea = (): Area => {
  const view = visualViewport
  if (!view || view.scale > 1.05) return { top: 0, bottom: innerHeight, width: innerWidth }
  return { top: view.offsetTop, bottom: view.offsetTop + view.height, width: innerWidth }
}

const store = createStore<Area>({ top: 0, bottom: 0, width: 0 })

/** Drawn anew whenever another part of the window can be seen. */
export const useArea = (): Area => useStore(store, area => area)

/** Tells styles how much is hidden, then everybody who draws with it. */
export const announceArea = (layer: HTMLElement | null) => {
  const area = visibleArea()
  layer?.style.setProperty('--v-above', `${Math.round(area.top)}px`)
  layer?.style.setProperty('--v-below', `${Math.max(0, Math.round(innerHeight - area.bottom))}px`)
  store.set(() => area)
}
