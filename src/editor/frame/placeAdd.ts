import type { Box } from './useBox'

/** `isAtEdge`: on the section's own edge; else at its side, because that edge is out of sight. */
export type AddPlace = { y: number; isAtEdge: boolean }

/** Of an edge a button may be this far off: half of it and a little. */
export const halfButton = 28
/** Below the handle, which is at the side too. */
const belowHandle = 150

/**
 * EDIT-4: the buttons before and after a section stand on its edges. Where an edge is out of sight its button waits at the
 * section's side, never upon its content.
 */
export const placeAdd = ({ top, height }: Box, view: { top: number; bottom: number }) => {
  const [highest, lowest] = [view.top + halfButton, view.bottom - halfButton]
  const place = (edge: number, besides: number): AddPlace => {
    const isAtEdge = edge > view.top - halfButton && edge < view.bottom
    return { isAtEdge, y: isAtEdge ? Math.max(highest, Math.min(edge, lowest)) : besides }
  }
  const bottom = top + height
  const before = place(top, Math.min(view.top + belowHandle, bottom - halfButton))
  const after = place(bottom, lowest)
  const isTooNear = !(before.isAtEdge && after.isAtEdge) && after.y - before.y < 2 * halfButton
  const isGone = bottom < view.top || top > view.bottom
  // Neither can be shown well: they scroll with the section.
  if (isGone || isTooNear) return { before: { y: top, isAtEdge: true }, after: { y: bottom, isAtEdge: true } }
  // Of a low section the first stays on its edge: moved into the window it would meet the other.
  const y = Math.min(before.y, Math.max(top, after.y - 2 * halfButton))
  return { before: before.isAtEdge && after.isAtEdge ? { ...before, y } : before, after }
}

/** Where along an edge of the section nothing can be read, seen or pressed; where all is taken, next to the section's name. */
export const freeSpot = ({ left, width }: Box, y: number): number => {
  const spots = shares.map(share => left + width * share)
  const label = document.querySelector('#vitrine-editor .v-label')?.getBoundingClientRect()
  const isOnLabel = (x: number) =>
    label && x + radius > label.left && x - radius < label.right && y + radius > label.top && y - radius < label.bottom
  const unnamed = spots.filter(x => !isOnLabel(x))
  return unnamed.find(x => around.every(([dx, dy]) => isFree(x + dx, y + dy))) ?? unnamed[0] ?? spots[0]!
}

const shares = [0.5, 0.42, 0.58, 0.33, 0.67, 0.25, 0.75, 0.9] as const
const radius = 22
/** The button is round. */
const around = [
  [0, 0],
  [-20, 0],
  [20, 0],
  [0, -20],
  [0, 20],
] as const

const taken = '[data-edit], a, button, summary, label, input, select, textarea'

const isFree = (x: number, y: number) =>
  !document.elementsFromPoint(x, y).some(element => element.closest('#root') && element.closest(taken))
