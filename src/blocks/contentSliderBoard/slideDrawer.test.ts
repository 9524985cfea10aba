import { describe, expect, it } from 'vitest'
import { type Drawer, type DrawerEvent, nextDrawer, startDrawer, totalProgress } from './slideDrawer'

const played = (events: DrawerEvent[], drawer: Drawer = startDrawer(3)) => {
  let scrolled = 0
  let current = drawer
  for (const event of events) {
    const answer = nextDrawer(current, event)
    current = answer.drawer
    scrolled += answer.scrollBy
  }
  return { ...current, scrolled }
}

const seenAt = (index: number, ratio = 0.96): DrawerEvent => ({ type: 'seen', ratio, index })
const seen = seenAt(0)
const unseen = seenAt(0, 0.94)
const drag = (distance: number): DrawerEvent => ({ type: 'drag', distance })
const settled: DrawerEvent = { type: 'settled' }

describe('the drawer of slides', () => {
  it('[BLOCK-9] takes hold of the page at 95 % in sight, and lets go below', () => {
    expect(played([unseen]).state).toBe('free')
    expect(played([seenAt(0, 0.95)]).state).toBe('locked')
    expect(played([seen, unseen]).state).toBe('free')
  })

  it('[BLOCK-9] a drag of more than 20 px changes the slide, one at a time', () => {
    expect(played([seen, drag(-20)]).index).toBe(0)
    expect(played([seen, drag(-21)])).toMatchObject({ index: 1, state: 'moving', scrolled: 0 })
    expect(played([seen, drag(-21), drag(-300)]).index).toBe(1)
    expect(played([seen, drag(-21), settled, drag(-300)])).toMatchObject({ index: 2, state: 'moving' })
    expect(played([seen, drag(-21), settled, drag(21)]).index).toBe(0)
  })

  it('[BLOCK-9] does nothing while the page is not held', () => {
    expect(played([drag(-100)])).toMatchObject({ index: 0, state: 'free', scrolled: 0 })
  })

  it('[BLOCK-9] before the first and after the last the page goes on by 200 px and is not held again at once', () => {
    expect(played([seen, drag(21)])).toMatchObject({ index: 0, state: 'free', scrolled: -200 })
    const end = [seen, drag(-21), settled, drag(-21), settled, drag(-21)]
    expect(played(end)).toMatchObject({ index: 2, state: 'free', scrolled: 200 })
    expect(played([...end, seenAt(2)]).state).toBe('free')
    expect(played([...end, seenAt(2), seenAt(2, 0.9), seenAt(2)])).toMatchObject({ index: 2, state: 'locked' })
  })

  it('[BLOCK-9] goes with the page, wherever a finger brings it, but not while it moves by itself', () => {
    expect(played([seen, seenAt(1)])).toMatchObject({ index: 1, state: 'locked' })
    expect(played([seen, seenAt(1), drag(-100)])).toMatchObject({ index: 2, state: 'moving' })
    expect(played([seen, drag(-100), seenAt(0), seenAt(0, 0.5)])).toMatchObject({ index: 1, state: 'moving' })
  })

  it('[BLOCK-9] closing lets go for good', () => {
    expect(played([seen, { type: 'close' }, seen, drag(-100), settled])).toMatchObject({ state: 'closed', index: 0 })
  })

  it('[BLOCK-9] keys and buttons work with and without a lock, and stop at the ends', () => {
    expect(played([{ type: 'step', by: 1 }])).toMatchObject({ index: 1, state: 'moving' })
    expect(played([seen, { type: 'step', by: 1 }])).toMatchObject({ index: 1, state: 'moving' })
    expect(played([seen, { type: 'step', by: -1 }])).toMatchObject({ index: 0, state: 'locked', scrolled: 0 })
    expect(played([{ type: 'step', by: 9 }]).index).toBe(2)
  })

  it('[BLOCK-9] slides are at most four fifths of the way through a page', () => {
    expect(totalProgress({ index: 0, count: 1, scrolled: 0 })).toBe(0.5)
    expect(totalProgress({ index: 0, count: 4, scrolled: 0 })).toBeCloseTo(0.2)
    expect(totalProgress({ index: 3, count: 4, scrolled: 0.5 })).toBeCloseTo(0.9)
    expect(totalProgress({ index: 3, count: 4, scrolled: 1 })).toBe(1)
  })
})
