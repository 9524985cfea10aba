import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

const islands = import.meta.glob<{ default: ComponentType<object> }>('../blocks/*/*.island.tsx')

/** D11: drawn by the server as a root of its own, so the same prefix gives the same ids. */
export const wakeIsland = async (element: HTMLElement): Promise<() => void> => {
  const { island = '', islandId = '', props = '{}' } = element.dataset
  const load = islands[`../blocks/${island}.island.tsx`]
  if (!load) throw new Error(`There is no island ${island}.`)
  const { default: Component } = await load()
  const root = hydrateRoot(element, createElement(Component, JSON.parse(props) as object), {
    identifierPrefix: islandId,
  })
  return () => root.unmount()
}
