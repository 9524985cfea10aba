import { describe, expect, it } from 'vitest'
import type { PageDocument } from '../page'
import type { TimeWindow } from '../timeWindow'
import { isInWindow, withinWindows } from './timeWindow'

const group = (id: string, window: TimeWindow | null, cards: object[] = []) => ({ id, window, cards })
const page = (groups: object[]) => ({ groups }) as unknown as PageDocument

describe('[PUB-10] the time window of a section', () => {
  it('starts with its first moment and ends before its last', () => {
    const window = { from: 10, to: 20 }
    expect([9, 10, 19, 20].map(now => isInWindow(window, now))).toEqual([false, true, true, false])
    expect(isInWindow({ from: null, to: 20 }, 0)).toBe(true)
    expect(isInWindow({ from: 10, to: null }, 1e15)).toBe(true)
    expect(isInWindow(null, 5)).toBe(true)
  })

  it('takes sections and cards out and says when the page changes next', () => {
    const whole = page([
      group('a', null, [group('a1', { from: 50, to: null })]),
      group('b', { from: 10, to: 20 }),
      group('c', { from: 30, to: 40 }),
    ])
    const at = (now: number) => {
      const { page: shown, until } = withinWindows(whole, now)
      return { ids: shown.groups.flatMap(entry => [entry.id, ...entry.cards.map(card => card.id)]), until }
    }
    expect(at(0)).toEqual({ ids: ['a'], until: 10 })
    expect(at(10)).toEqual({ ids: ['a', 'b'], until: 20 })
    expect(at(25)).toEqual({ ids: ['a'], until: 30 })
    expect(at(60)).toEqual({ ids: ['a', 'a1'], until: Infinity })
  })
})
