import { describe, expect, it } from 'vitest'
import { placeAdd } from './placeAdd'

const view = { top: 0, bottom: 800 }
const box = (top: number, height: number) => ({ top, height, left: 0, width: 1440 })

describe('[EDIT-4] the buttons before and after a section', () => {
  it('stand on its edges, whole inside the window', () => {
    const { before, after } = placeAdd(box(100, 400), view)
    expect([before, after]).toEqual([
      { y: 100, isAtEdge: true },
      { y: 500, isAtEdge: true },
    ])
    expect(placeAdd(box(0, 790), view)).toEqual({
      before: { y: 28, isAtEdge: true },
      after: { y: 772, isAtEdge: true },
    })
  })

  it('wait at its side while an edge is out of sight', () => {
    expect(placeAdd(box(-300, 2000), view)).toEqual({
      before: { y: 150, isAtEdge: false },
      after: { y: 772, isAtEdge: false },
    })
    expect(placeAdd(box(-300, 700), view).after).toEqual({ y: 400, isAtEdge: true })
  })

  it('leave with the section, and never stand on each other', () => {
    expect(placeAdd(box(-900, 500), view)).toEqual({
      before: { y: -900, isAtEdge: true },
      after: { y: -400, isAtEdge: true },
    })
    for (const top of [-1500, -1000, -700, -300, -40, 0, 300, 760])
      for (const height of [40, 52, 300, 1200]) {
        const { before, after } = placeAdd(box(top, height), view)
        const isApart = after.y - before.y >= Math.min(40, height)
        expect(isApart, `${top} ${height}`).toBe(true)
      }
  })
})
