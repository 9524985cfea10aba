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
