/** BLOCK-9 */
export const limits = { lockAt: 0.95, drag: 20, releaseBy: 200 } as const

/**
 * What the drawer of slides does with the page's scrolling.
 * `free`: the page scrolls; `locked`: a drag changes the slide; `moving`: it is changing right now; `closed`: all slides
 * stand below one another and nothing holds the page any more.
 */
export type Drawer = {
  state: 'free' | 'locked' | 'moving' | 'closed'
  index: number
  count: number
  /** The drawer was left on purpose: it takes hold again only once it has been out of sight in between. */
  isLeft: boolean
}

export type DrawerEvent =
  /** The share of the window that the drawer fills, and the slide that is there. */
  | { type: 'seen'; ratio: number; index: number }
  /** How far a finger, a mouse or a wheel wants the slides to move, in px; up is less than 0 and leads to the next. */
  | { type: 'drag'; distance: number }
  /** By key or button, which work without a lock too and bring the slide into sight. */
  | { type: 'step'; by: number }
  | { type: 'settled' }
  | { type: 'close' }

/** `scrollBy`: the page is let go and goes on by this much. */
export type DrawerAnswer = { drawer: Drawer; scrollBy: number }

export const startDrawer = (count: number): Drawer => ({ state: 'free', index: 0, count, isLeft: false })

export const nextDrawer = (drawer: Drawer, event: DrawerEvent): DrawerAnswer => {
  if (event.type === 'close') return stay({ ...drawer, state: 'closed' })
  if (drawer.state === 'closed') return stay(drawer)
  switch (event.type) {
    case 'seen':
      return stay(seen(drawer, event))
    case 'settled':
      return stay(drawer.state === 'moving' ? { ...drawer, state: 'locked' } : drawer)
    case 'step':
      return stay(drawer.state === 'moving' ? drawer : moved(drawer, event.by))
    case 'drag':
      return drawer.state === 'locked' ? dragged(drawer, event.distance) : stay(drawer)
  }
}

/** BLOCK-9: how much of the page has been gone through, of which the slides are at most four fifths. */
export const totalProgress = ({ index, count, scrolled }: { index: number; count: number; scrolled: number }) => {
  const weight = Math.min(0.8, 0.5 * count)
  return weight * ((index + 1) / count) + (1 - weight) * scrolled
}

const stay = (drawer: Drawer): DrawerAnswer => ({ drawer, scrollBy: 0 })

const seen = (drawer: Drawer, { ratio, index }: { ratio: number; index: number }): Drawer => {
  if (drawer.state === 'moving') return drawer
  if (ratio < limits.lockAt) return { ...drawer, index, state: 'free', isLeft: false }
  return { ...drawer, index, state: drawer.isLeft ? 'free' : 'locked' }
}

const dragged = (drawer: Drawer, distance: number): DrawerAnswer => {
  if (Math.abs(distance) <= limits.drag) return stay(drawer)
  const by = distance < 0 ? 1 : -1
  const target = drawer.index + by
  if (target >= 0 && target < drawer.count) return stay(moved(drawer, by))
  return { drawer: { ...drawer, state: 'free', isLeft: true }, scrollBy: by * limits.releaseBy }
}

const moved = (drawer: Drawer, by: number): Drawer => {
  const index = Math.min(Math.max(drawer.index + by, 0), drawer.count - 1)
  return index === drawer.index ? drawer : { ...drawer, index, state: 'moving' }
}
