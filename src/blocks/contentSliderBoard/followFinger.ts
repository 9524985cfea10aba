/** In px, up is less than 0; `reach` is about how far it moves the page in all: as measured, by the square of its speed. */
export type Drag = { distance: number; reach: number }

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
    onUp({ distance, reach: Math.abs(distance) + 25 * speed ** 2 })
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
