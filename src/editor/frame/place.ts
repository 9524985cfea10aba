import type { Box } from './useBox'
import type { Area } from './visibleArea'

/** EDIT-5: menus stay this far inside the window. */
const margin = 16
/** Room for the name of what is selected. */
const gap = 26
/** Of the window's bottom, with the space below it. */
const toolbar = 76
/** Where the handle of a section is. */
const handle = 64

/** From a neighbour that is in the way … */
const near = 8
/** … and from what the menu belongs to, beyond its usual place. */
const farthest = 160

type Size = { width: number; height: number }

type Place = { left: number; top: number }

/**
 * Where the menu goes: above what it belongs to, below it, beside it, or a little further below or above, the first of
 * these where there is room and no words of its neighbours (`others`) are covered. Where there is none such: below, over
 * what comes next, rather than over the line before. Without room there: at the window's top. A section's stands at its
 * right end, where it covers the fewest words.
 */
export const placeMenu = (
  { isSection, others = [], ...box }: Box & { isSection: boolean; others?: readonly Box[] },
  menu: Size,
  area: Area,
): Place => {
  const wished = isSection ? box.left + box.width - menu.width - handle : box.left
  const left = clamp(wished, margin, area.width - menu.width - margin)
  const highest = area.top + margin
  const lowest = area.bottom - toolbar - menu.height
  const above = box.top - menu.height - gap
  const below = box.top + box.height + gap
  const isTall = box.height > (area.bottom - area.top) / 2
  const isWithin = ({ left: x, top }: Place) =>
    x >= margin && x + menu.width <= area.width - margin && top >= highest && top <= lowest
  const over = (place: Place) => others.find(other => areOver(place, menu, other))
  /** Past the neighbours that are in the way. */
  const past = (top: number, way: 'up' | 'down'): number => {
    const other = over({ left, top })
    if (!other) return top
    return past(way === 'up' ? other.top - menu.height - near : other.top + other.height + near, way)
  }
  const beside = clamp(box.top, highest, lowest)
  const free = [
    { left, top: above },
    { left, top: below },
    { left: box.left + box.width + margin, top: beside },
    { left: box.left - menu.width - margin, top: beside },
    { left, top: past(below, 'down') },
    { left, top: past(above, 'up') },
  ].find(
    place =>
      isWithin(place) && !over(place) && (place.top > box.top ? place.top - below : above - place.top) <= farthest,
  )
  if (free && others.length > 0) return free
  if (above >= highest && !over({ left, top: above })) return { left, top: Math.min(above, lowest) }
  return { left, top: isTall || below > lowest ? highest : Math.max(below, highest) }
}

const areOver = ({ left, top }: Place, { width, height }: Size, other: Box) =>
  left < other.left + other.width &&
  other.left < left + width &&
  top < other.top + other.height &&
  other.top < top + height

/** Where a panel of the menu goes: below it, or above it (`isAbove`: `top` is its lower edge) where there is more room. */
export const placePanel = (
  menu: { left: number; top: number } & Size,
  width: number,
  area: Area,
): { left: number; top: number; isAbove: boolean; maxHeight: number } => {
  const isRight = menu.left + menu.width / 2 > area.width / 2
  const wished = isRight ? menu.left + menu.width - width : menu.left
  const left = clamp(wished, margin, area.width - width - margin)
  const under = menu.top + menu.height + 8
  const below = area.bottom - toolbar - under
  const above = menu.top - 8 - (area.top + margin)
  const isAbove = below < 320 && above > below
  return { left, top: isAbove ? menu.top - 8 : under, isAbove, maxHeight: isAbove ? above : below }
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
