export type Area = { top: number; bottom: number; width: number }

/** What can be seen of the window: on a phone the keyboard covers the rest. Zoomed in, the whole window counts. */
export const visibleArea = (): Area => {
  const view = visualViewport
  if (!view || view.scale > 1.05) return { top: 0, bottom: innerHeight, width: innerWidth }
  return { top: view.offsetTop, bottom: view.offsetTop + view.height, width: innerWidth }
}
