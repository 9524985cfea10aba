import type { Locale, Localized } from '../locale'
import type { Navigation, NavigationChild } from '../navigation'
import { defaultSettings, type Settings } from '../settings'
import { defaultTheme, type Theme } from '../theme'

export type Leaves = Map<string, unknown>

export const settingsLeaves = (settings: Settings): Leaves => objectLeaves(settings)

export const themeLeaves = (theme: Theme): Leaves => objectLeaves(theme)

/** D2: an object leaf by leaf, named by their path. A list is one leaf. */
export const objectLeaves = (object: object): Leaves => {
  const leaves: Leaves = new Map()
  const walk = (value: unknown, path: string) => {
    if (isPlainObject(value))
      for (const [key, entry] of Object.entries(value)) walk(entry, path ? `${path}.${key}` : key)
    else leaves.set(path, value)
  }
  walk(object, '')
  return leaves
}

/** Leaves that no setting knows any more are passed over; missing ones have their default. */
export const settingsFromLeaves = (leaves: Leaves): Settings => {
  const settings = structuredClone(defaultSettings)
  for (const [path, value] of leaves) setAt(settings, path.split('.'), value)
  return settings
}

export const themeFromLeaves = (leaves: Leaves): Theme => {
  const theme = structuredClone(defaultTheme)
  for (const [path, value] of leaves) setAt(theme, path.split('.'), value)
  return theme
}

/** Parts of the settings whose keys are not fixed. */
const openRecords = new Set(['vitrine.mailTexts'])

const setAt = (root: object, path: readonly string[], value: unknown) => {
  let target = root as Record<string, unknown>
  for (const [depth, key] of path.slice(0, -1).entries()) {
    const isOpen =
      openRecords.has(path.slice(0, depth).join('.')) || openRecords.has(path.slice(0, depth + 1).join('.'))
    if (!Object.hasOwn(target, key)) {
      if (!isOpen) return
      target[key] = {}
    }
    const next = target[key]
    if (!isPlainObject(next)) return
    target = next
  }
  const last = path.at(-1)!
  const isOpen = [...openRecords].some(record => path.join('.').startsWith(`${record}.`))
  if (isOpen || Object.hasOwn(target, last)) target[last] = value
}

/** API-11: whether what was sent says nothing of a leaf, which then stays. A record of free keys speaks for all of them. */
export const isUnsaid = (sent: object, leaf: string): boolean => {
  const path = leaf.split('.')
  let target: unknown = sent
  for (const [depth, key] of path.entries()) {
    if (!isPlainObject(target) || !Object.hasOwn(target, key)) {
      const place = `${path.slice(0, depth).join('.')}.`
      return ![...openRecords].some(record => place.startsWith(`${record}.`))
    }
    target = target[key]
  }
  return false
}

type ChildLeaf = { container: string; page: string; appearance: NavigationChild['appearance'] }

export const navigationLeaves = (navigation: Navigation): Leaves => {
  const leaves: Leaves = new Map()
  leaves.set(
    'order',
    navigation.map(container => container.id),
  )
  for (const container of navigation) {
    leaves.set(
      `${container.id}.order`,
      container.children.map(child => child.id),
    )
    for (const [locale, label] of Object.entries(container.label)) leaves.set(`${container.id}.label.${locale}`, label)
    for (const child of container.children) {
      const leaf: ChildLeaf = { container: container.id, page: child.page.id, appearance: child.appearance }
      leaves.set(`child.${child.id}`, leaf)
    }
  }
  return leaves
}

export const navigationFromLeaves = (leaves: Leaves): Navigation =>
  ((leaves.get('order') as string[] | undefined) ?? []).map(id => ({
    id,
    label: Object.fromEntries(
      [...leaves]
        .filter(([key]) => key.startsWith(`${id}.label.`))
        .map(([key, label]) => [key.slice(`${id}.label.`.length) as Locale, label as string]),
    ) as Localized<string>,
    children: ((leaves.get(`${id}.order`) as string[] | undefined) ?? []).flatMap(childId => {
      const leaf = leaves.get(`child.${childId}`) as ChildLeaf | undefined
      return leaf ? [{ id: childId, type: 'page' as const, page: { id: leaf.page }, appearance: leaf.appearance }] : []
    }),
  }))

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
