/** The page comes to rest at most half of this from where it would, in px; on very long ones a little more. */
const finest = 24
const most = 1000

/** After this long without moving the page stands still. */
const restMs = 250

/**
 * Where the page may come to rest while fingers move it: at every slide, past which the browser lets no swipe go however
 * fast, and anywhere before and after them. The browser does this by itself, also while no script can run. It heeds
 * `scroll-snap-stop` only where every end of a swipe is a snap point, hence the many of them outside the slides.
 */
export const addSnapPoints = ({ element, stops }: { element: HTMLElement; stops: readonly string[] }) => {
  const root = document.documentElement
  // What the header takes is no part of the room in which the browser aligns.
  const header = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const step = Math.max(finest, root.scrollHeight / most)
  const box = document.createElement('div')
  box.className = 'snap-points'
  box.ariaHidden = 'true'
  box.append(...stops.map(place => point({ top: place, scrollMarginTop: `${-header}px`, scrollSnapStop: 'always' })))
  element.append(box)
  root.style.scrollSnapType = 'y mandatory'

  // Those that are there stay: a swipe under way forgets where it was to stop when they change.
  let [before, after] = [0, 0]
  const reachEnds = () => {
    const { top, bottom } = element.getBoundingClientRect()
    for (const end = (top + scrollY) / step; before <= end; before += 1)
      box.append(point({ top: '0', scrollMarginTop: `${before * step - header}px` }))
    for (const end = (root.scrollHeight - bottom - scrollY) / step; after <= end; after += 1)
      box.append(point({ bottom: '0', scrollMarginBottom: `${after * step}px`, scrollSnapAlign: 'end' }))
  }
  // Nor are any added while the page moves.
  let movedAt = Number.NEGATIVE_INFINITY
  let waiting = 0
  const move = () => {
    movedAt = performance.now()
  }
  const reachAtRest = () => {
    clearTimeout(waiting)
    if (performance.now() - movedAt > restMs) reachEnds()
    else waiting = window.setTimeout(reachAtRest, restMs)
  }
  const watch = new ResizeObserver(reachAtRest)
  watch.observe(document.body)
  const moves = ['scroll', 'touchstart', 'touchmove'] as const
  for (const type of moves) addEventListener(type, move, { passive: true })

  return () => {
    watch.disconnect()
    clearTimeout(waiting)
    for (const type of moves) removeEventListener(type, move)
    box.remove()
    root.style.scrollSnapType = ''
  }
}

const point = (style: Partial<CSSStyleDeclaration>) => {
  const element = document.createElement('i')
  Object.assign(element.style, style)
  return element
}
