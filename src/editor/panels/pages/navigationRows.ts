import type { Navigation } from '../../../content/navigation'
import type { NavigationChange } from '../../../content/rules/navigationChange'

/** A container's head is a row too: what is dropped there comes first or last. */
export const headId = (containerId: string) => `head ${containerId}`

/** The navigation from top to bottom: each container's head, then its entries. */
export const rowsOf = (navigation: Navigation): string[] =>
  navigation.flatMap(({ id, children }) => [headId(id), ...children.map(child => child.id)])

/** Where an entry is when it takes the place of another row. */
export const placeOf = (navigation: Navigation, active: string, over: string) => {
  const rows = rowsOf(navigation)
  const to = rows.indexOf(over)
  const others = rows.filter(row => row !== active)
  others.splice(to, 0, active)
  const at = others.indexOf(active)
  const heads = new Map(navigation.map(container => [headId(container.id), container]))
  // Above the first head there is nothing: it comes first in the first container.
  const head = others.slice(0, at).findLast(row => heads.has(row)) ?? others.find(row => heads.has(row))
  const container = heads.get(head ?? '')
  if (!container) return null
  const inside = others.slice(Math.max(at, others.indexOf(head!)) + 1)
  const next = inside[0]
  const number = others.slice(others.indexOf(head!), at).length
  return { container, before: next === undefined || heads.has(next) ? null : next, number: Math.max(1, number) }
}

/** What dropping one row on another means: containers move among containers, entries among all rows. */
export const dropped = (navigation: Navigation, active: string, over: string): NavigationChange | null => {
  const ids = navigation.map(({ id }) => id)
  if (ids.includes(active)) {
    const isDown = ids.indexOf(over) > ids.indexOf(active)
    const before = isDown ? (ids[ids.indexOf(over) + 1] ?? null) : over
    return { kind: 'moveContainer', id: active, before }
  }
  const place = placeOf(navigation, active, over)
  return place && { kind: 'moveEntry', id: active, container: place.container.id, before: place.before }
}
