export type HeaderState = 'top' | 'up' | 'down'

/** LIVE-2 */
export const scrollThreshold = 10
export const scrollDelay = 20
export const defaultHeaderHeight = 120

/** LIVE-2: hidden only below twice the header's height, and only by a real move of the hand. */
export const nextHeaderState = ({
  state,
  y,
  lastY,
  height,
}: {
  state: HeaderState
  y: number
  lastY: number
  height: number
}): HeaderState => {
  if (y <= scrollThreshold) return 'top'
  if (y <= 2 * height) return 'up'
  if (Math.abs(y - lastY) < scrollThreshold) return state === 'top' ? 'up' : state
  return y > lastY ? 'down' : 'up'
}
