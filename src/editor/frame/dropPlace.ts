/** What is dragged leaves a list of the others; `at` counts how many of them stand before it. */
export type Place = { groupId: string; position: 'before' | 'after' }

/** Where something dragged to this height goes: after everything whose middle is above it. */
export const indexAt = (others: readonly { top: number; bottom: number }[], y: number): number =>
  others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length

export const placeAt = (others: readonly { id: string }[], at: number): Place | null => {
  const next = others[at]
  if (next) return { groupId: next.id, position: 'before' }
  const last = others.at(-1)
  return last ? { groupId: last.id, position: 'after' } : null
}

/** How fast the page runs while something is held near the window's edge, in pixels a frame; negative is up. */
export const edgeSpeed = (y: number, height: number): number => {
  const edge = Math.min(96, height / 5)
  if (y < edge) return -Math.ceil(((edge - Math.max(y, 0)) / edge) * fastest)
  if (y > height - edge) return Math.ceil(((Math.min(y, height) - (height - edge)) / edge) * fastest)
  return 0
}

const fastest = 40
