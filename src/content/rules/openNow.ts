const minute = 60_000

/**
 * `open`: minutes from 1970 to the first opening, then by turns how long it stays open and how long closed.
 * A list that stops after an opening never closes. `changesAt` is null when the list does not know.
 */
export const stateFromIntervals = (open: readonly number[], now: number) => {
  let edge = 0
  let isOpen = false
  for (const step of open) {
    edge += step * minute
    if (now < edge) return { isOpen, changesAt: edge }
    isOpen = !isOpen
  }
  return { isOpen, changesAt: null }
}

/**
 * `days`: weekday of the first day, minutes from 1970 to its midnight, then the length of each day.
 * Null outside of them: the page is too old to say anything about now.
 */
export const weekdayFromDays = ([weekday = 1, midnight = 0, ...lengths]: readonly number[], now: number) => {
  let edge = midnight * minute
  if (now < edge) return null
  for (const [index, length] of lengths.entries()) {
    edge += length * minute
    if (now < edge) return ((weekday - 1 + index) % 7) + 1
  }
  return null
}
