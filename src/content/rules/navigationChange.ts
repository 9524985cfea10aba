import type { Locale, Localized } from '../locale'
import type { Navigation, NavigationChild, NavigationContainer } from '../navigation'

/**
 * One thing that somebody did to the navigation. It names what it means, not where that stood, so it can be done again
 * on top of what others did meanwhile; doing it twice is doing it once.
 */
export type NavigationChange =
  | { kind: 'addContainer'; id: string; label: Localized<string> }
  /** `seen` is the label it was made from. */
  | { kind: 'label'; id: string; locale: Locale; label: string; seen: string }
  /** `seen` are the entries it had: what others put into it meanwhile stays. */
  | { kind: 'removeContainer'; id: string; seen: readonly string[] }
  | { kind: 'moveContainer'; id: string; before: string | null }
  | { kind: 'addPage'; id: string; pageId: string; container: string; before?: string }
  | { kind: 'removeEntry'; id: string }
  | { kind: 'moveEntry'; id: string; container: string; before: string | null }
  | { kind: 'appearance'; id: string; appearance: NavigationChild['appearance'] }

/** The navigation with the change; the same when there is nothing left to change. */
export const changeNavigation = (navigation: Navigation, change: NavigationChange): Navigation => {
  switch (change.kind) {
    case 'addContainer':
      if (navigation.some(({ id }) => id === change.id)) return navigation
      return [...navigation, { id: change.id, label: change.label, children: [] }]
    case 'label':
      return navigation.map(container =>
        container.id === change.id ? { ...container, label: withLabel(container.label, change) } : container,
      )
    case 'removeContainer':
      return navigation
        .map(container => (container.id === change.id ? without(container, change.seen) : container))
        .filter(container => container.id !== change.id || container.children.length > 0)
    case 'moveContainer': {
      const moved = navigation.find(({ id }) => id === change.id)
      return moved && change.before !== moved.id ? placed(navigation, moved, change.before) : navigation
    }
    case 'addPage': {
      if (findEntry(navigation, change.id)) return navigation
      const entry: NavigationChild = {
        id: change.id,
        type: 'page',
        page: { id: change.pageId },
        appearance: 'default',
      }
      // Where its container is gone meanwhile, the last one takes it.
      const target = navigation.find(({ id }) => id === change.container) ?? navigation.at(-1)
      if (!target) return [{ id: change.container, label: {}, children: [entry] }]
      return navigation.map(container =>
        container === target ? withEntry(container, entry, change.before ?? null) : container,
      )
    }
    case 'removeEntry':
      return navigation.map(container => without(container, [change.id]))
    case 'moveEntry': {
      const entry = findEntry(navigation, change.id)
      if (!entry || change.before === entry.id || !isPossible(navigation, change)) return navigation
      return navigation.map(container => {
        const rest = without(container, [entry.id])
        return container.id === change.container ? withEntry(rest, entry, change.before) : rest
      })
    }
    case 'appearance':
      return navigation.map(container => ({
        ...container,
        children: container.children.map(entry =>
          entry.id === change.id ? { ...entry, appearance: change.appearance } : entry,
        ),
      }))
  }
}

/** Whether what it is about is still there. */
export const isPossible = (navigation: Navigation, change: NavigationChange): boolean => {
  const hasContainer = (id: string) => navigation.some(container => container.id === id)
  switch (change.kind) {
    case 'label':
    case 'moveContainer':
      return hasContainer(change.id)
    case 'moveEntry':
      return findEntry(navigation, change.id) !== undefined && hasContainer(change.container)
    case 'appearance':
      return findEntry(navigation, change.id) !== undefined
    default:
      return true
  }
}

/** The label that somebody else gave meanwhile, where both gave another one; null when nobody did. */
export const otherLabel = (navigation: Navigation, change: NavigationChange): string | null => {
  if (change.kind !== 'label') return null
  const container = navigation.find(({ id }) => id === change.id)
  const current = container?.label[change.locale] ?? ''
  return container && current !== change.seen && current !== change.label ? current : null
}

const findEntry = (navigation: Navigation, id: string): NavigationChild | undefined =>
  navigation.flatMap(({ children }) => children).find(entry => entry.id === id)

/** The pages that it names, from top to bottom. */
export const pagesIn = (navigation: Navigation): string[] =>
  navigation.flatMap(({ children }) => children.map(({ page }) => page.id))

/** The page's entries; a page may stand in several containers. */
export const entriesOf = (navigation: Navigation, pageId: string): NavigationChild[] =>
  navigation.flatMap(({ children }) => children).filter(({ page }) => page.id === pageId)

const withLabel = (label: Localized<string>, change: { locale: Locale; label: string }): Localized<string> => {
  const { [change.locale]: _, ...others } = label
  return change.label ? { ...others, [change.locale]: change.label } : others
}

const without = (container: NavigationContainer, ids: readonly string[]): NavigationContainer =>
  container.children.some(({ id }) => ids.includes(id))
    ? { ...container, children: container.children.filter(({ id }) => !ids.includes(id)) }
    : container

const withEntry = (container: NavigationContainer, entry: NavigationChild, before: string | null) => ({
  ...container,
  children: placed(container.children, entry, before),
})

/** Before the named one, or at the end when there is none of that name. */
const placed = <T extends { id: string }>(list: readonly T[], moved: T, before: string | null): T[] => {
  const others = list.filter(({ id }) => id !== moved.id)
  const at = others.findIndex(({ id }) => id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, moved)
}
