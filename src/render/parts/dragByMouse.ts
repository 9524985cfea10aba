/** BLOCK-3 */
const swipeThreshold = 50

/** A swipe with the mouse; touch scrolls by itself. */
export const dragByMouse = ({
  track,
  signal,
  onSwipe,
}: {
  track: HTMLElement
  signal: AbortSignal
  onSwipe: (step: 1 | -1) => void
}) => {
  let start: number | null = null
  let hasSwiped = false
  track.addEventListener('dragstart', event => event.preventDefault(), { signal })
  track.addEventListener(
    'pointerdown',
    event => {
      hasSwiped = false
      start = event.pointerType === 'mouse' && event.button === 0 ? event.clientX : null
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    event => {
      if (start === null) return
      const distance = event.clientX - start
      start = null
      hasSwiped = Math.abs(distance) >= swipeThreshold
      if (hasSwiped) onSwipe(distance < 0 ? 1 : -1)
    },
    { signal },
  )
  // A drag that ends on a link must not follow it.
  track.addEventListener(
    'click',
    event => {
      if (!hasSwiped) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
}
