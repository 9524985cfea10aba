import { describe, expect, it } from 'vitest'
import { placeMenu, placePanel } from './place'

const area = { top: 0, bottom: 900, width: 1440 }
const menu = { width: 300, height: 48 }

describe('[EDIT-5] the menu beside what is selected', () => {
  it('stands above a field, at its left end', () => {
    expect(placeMenu({ top: 400, left: 120, width: 500, height: 80, isSection: false }, menu, area)).toEqual({
      left: 120,
      top: 326,
    })
  })

  it('stands above a section, at its right end beside the handle', () => {
    expect(placeMenu({ top: 200, left: 0, width: 1440, height: 500, isSection: true }, menu, area)).toEqual({
      left: 1076,
      top: 126,
    })
  })

  it('goes below a low element that has no room above, and stays at the top inside a tall one', () => {
    expect(placeMenu({ top: 20, left: 120, width: 500, height: 60, isSection: false }, menu, area).top).toBe(106)
    expect(placeMenu({ top: -300, left: 0, width: 1440, height: 2000, isSection: true }, menu, area).top).toBe(16)
  })

  it('covers no words of its neighbours where there is room below or beside', () => {
    const field = { top: 400, left: 120, width: 500, height: 80, isSection: false }
    const above = { top: 300, left: 120, width: 500, height: 60 }
    const below = { top: 520, left: 120, width: 150, height: 40 }
    expect(placeMenu({ ...field, others: [above] }, menu, area)).toEqual({ left: 120, top: 506 })
    expect(placeMenu({ ...field, others: [above, below] }, menu, area)).toEqual({ left: 636, top: 400 })
    expect(
      placeMenu({ ...field, left: 900, others: [above, below].map(box => ({ ...box, left: 900 })) }, menu, area),
    ).toEqual({ left: 584, top: 400 })
    const around = { top: 380, left: 0, width: 1440, height: 120 }
    expect(placeMenu({ ...field, others: [above, below, around] }, menu, area)).toEqual({ left: 120, top: 568 })
    const tall = { top: 520, left: 0, width: 1440, height: 300 }
    expect(placeMenu({ ...field, others: [above, tall, around] }, menu, area)).toEqual({ left: 120, top: 244 })
  })

  it('covers what comes next rather than the line before, where something must be covered', () => {
    const field = { top: 400, left: 120, width: 500, height: 80, isSection: false }
    const others = [
      { top: 40, left: 0, width: 1440, height: 320 },
      { top: 500, left: 0, width: 1440, height: 400 },
      { top: 380, left: 0, width: 1440, height: 120 },
    ]
    expect(placeMenu({ ...field, others }, menu, area)).toEqual({ left: 120, top: 506 })
  })

  it('keeps 16 px from every edge and off the toolbar, also above a keyboard', () => {
    const phone = { top: 100, bottom: 500, width: 390 }
    for (const top of [-900, 0, 90, 120, 300, 480, 2000])
      for (const left of [-50, 0, 200, 380]) {
        const place = placeMenu({ top, left, width: 180, height: 40, isSection: left > 0 }, menu, phone)
        expect(place.left).toBeGreaterThanOrEqual(16)
        expect(place.left + menu.width).toBeLessThanOrEqual(390 - 16)
        expect(place.top).toBeGreaterThanOrEqual(116)
        expect(place.top + menu.height).toBeLessThanOrEqual(500 - 76)
      }
  })
})

describe('[EDIT-5] a panel of the menu', () => {
  it('opens below it, or above where only there is room, never behind the toolbar', () => {
    const high = placePanel({ left: 120, top: 100, ...menu }, 340, area)
    expect(high).toEqual({ left: 120, top: 156, isAbove: false, maxHeight: 668 })
    const low = placePanel({ left: 120, top: 700, ...menu }, 340, area)
    expect(low).toEqual({ left: 120, top: 692, isAbove: true, maxHeight: 676 })
  })

  it('is aligned with the end of a menu on the right', () => {
    expect(placePanel({ left: 1076, top: 100, ...menu }, 340, area).left).toBe(1036)
  })
})
