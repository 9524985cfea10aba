/** In px, up is less than 0; and px a millisecond. */
export type Drag = { distance: number; speed: number }

/** A finger moves the page; what it was is known when it is lifted. With a second one it is no drag. */
export const followFinger = ({
  signal,
  onDown,
  onUp,
}: {
  signal: AbortSignal
  onDown: () => void
  onUp: (drag: Drag) => void
}) => {
  let start: { y: number; time: number } | null = null
  const end = (event: TouchEvent) => {
    if (event.touches.length > 0) return
    const distance = start ? event.changedTouches[0]!.clientY - start.y : 0
    const speed = start ? Math.abs(distance) / Math.max(event.timeStamp - start.time, 1) : 0
    start = null
    onUp({ distance, speed })
  }
  const passive = { signal, passive: true }
  addEventListener(
    'touchstart',
    event => {
      start = event.touches.length === 1 ? { y: event.touches[0]!.clientY, time: event.timeStamp } : null
      onDown()
    },
    passive,
  )
  addEventListener('touchend', end, passive)
  addEventListener('touchcancel', end, passive)
}

/** The mouse; one drag is one step. */
export const followMouse = ({
  element,
  signal,
  isHeld,
  onDrag,
}: {
  element: HTMLElement
  signal: AbortSignal
  isHeld: () => boolean
  onDrag: (distance: number) => void
}) => {
  let start: number | null = null
  element.addEventListener(
    'pointerdown',
    event => {
      start = event.pointerType === 'mouse' && isHeld() ? event.clientY : null
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    event => {
      if (start !== null) onDrag(event.clientY - start)
      start = null
    },
    { signal },
  )
  element.addEventListener('dragstart', event => event.preventDefault(), { signal })
}
