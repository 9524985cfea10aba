import { describe, expect, it } from 'vitest'
import { edgeSpeed, indexAt, placeAt } from './dropPlace'

const others = [
  { id: 'a', top: 0, bottom: 100 },
  { id: 'b', top: 100, bottom: 900 },
]

describe('EDIT-24: where a dragged section goes', () => {
  it('is the edge nearest to the pointer', () => {
    expect([-50, 40, 60, 400, 600, 5_000].map(y => indexAt(others, y))).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('is named by a neighbour, the last one at the end', () => {
    expect(placeAt(others, 0)).toEqual({ groupId: 'a', position: 'before' })
    expect(placeAt(others, 2)).toEqual({ groupId: 'b', position: 'after' })
    expect(placeAt([], 0)).toBeNull()
  })

  it('lets the page run only near the edges of the window, faster towards them', () => {
    expect(edgeSpeed(400, 900)).toBe(0)
    expect(edgeSpeed(50, 900)).toBeLessThan(0)
    expect(edgeSpeed(0, 900)).toBeLessThan(edgeSpeed(50, 900))
    expect(edgeSpeed(900, 900)).toBe(-edgeSpeed(0, 900))
    expect(edgeSpeed(2_000, 900)).toBe(edgeSpeed(900, 900))
  })
})
