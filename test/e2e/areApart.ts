import type { Locator } from 'playwright-core'

/** Whether two things on the screen hide nothing of each other; null while one of them is not there. */
export const areApart = async (one: Locator, other: Locator): Promise<boolean | null> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return null
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}
