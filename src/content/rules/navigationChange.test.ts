import { describe, expect, it } from 'vitest'
import type { Navigation } from '../navigation'
import { changeNavigation, entriesOf, isPossible, type NavigationChange, otherLabel } from './navigationChange'

const entry = (id: string, pageId = `page-${id}`) => ({
  id,
  type: 'page' as const,
  page: { id: pageId },
  appearance: 'default' as const,
})
const navigation: Navigation = [
  { id: 'A', label: { de: 'Angebot', fr: 'Offre' }, children: [entry('a'), entry('b')] },
  { id: 'B', label: {}, children: [entry('c')] },
]
const shape = (value: Navigation) =>
  value.map(({ id, children }) => `${id}:${children.map(child => child.id).join('')}`)
const made = (...changes: NavigationChange[]) => shape(changes.reduce(changeNavigation, navigation))

describe('changes of the navigation', () => {
  it('[PAGE-1] entries move within and between containers, containers among themselves', () => {
    expect(made({ kind: 'moveEntry', id: 'b', container: 'A', before: 'a' })).toEqual(['A:ba', 'B:c'])
    expect(made({ kind: 'moveEntry', id: 'a', container: 'A', before: 'a' })).toEqual(['A:ab', 'B:c'])
    expect(made({ kind: 'moveEntry', id: 'a', container: 'B', before: 'c' })).toEqual(['A:b', 'B:ac'])
    expect(made({ kind: 'moveEntry', id: 'a', container: 'B', before: null })).toEqual(['A:b', 'B:ca'])
    expect(made({ kind: 'moveContainer', id: 'B', before: 'A' })).toEqual(['B:c', 'A:ab'])
  })

  it('[PAGE-4] containers are added, named per language, and removed', () => {
    expect(made({ kind: 'addContainer', id: 'C', label: { de: 'Mehr' } })).toEqual(['A:ab', 'B:c', 'C:'])
    expect(made({ kind: 'removeContainer', id: 'A', seen: ['a', 'b'] })).toEqual(['B:c'])
    const label = { kind: 'label', id: 'A', locale: 'fr', label: 'Nos offres', seen: 'Offre' } as const
    expect(changeNavigation(navigation, label)[0]!.label).toEqual({ de: 'Angebot', fr: 'Nos offres' })
    expect(changeNavigation(navigation, { ...label, label: '' })[0]!.label).toEqual({ de: 'Angebot' })
  })

  it('[PAGE-2] a page is put in, taken out and shown as button', () => {
    const add = { kind: 'addPage', id: 'd', pageId: 'page', container: 'B' } as const
    expect(made(add)).toEqual(['A:ab', 'B:cd'])
    expect(entriesOf(changeNavigation(navigation, add), 'page')).toMatchObject([{ id: 'd', appearance: 'default' }])
    expect(made(add, { kind: 'removeEntry', id: 'd' })).toEqual(['A:ab', 'B:c'])
    const button = changeNavigation(navigation, { kind: 'appearance', id: 'c', appearance: 'button' })
    expect(button[1]!.children[0]!.appearance).toBe('button')
    expect(shape(changeNavigation([], add))).toEqual(['B:d'])
  })

  it('done twice is done once', () => {
    const changes: NavigationChange[] = [
      { kind: 'addContainer', id: 'C', label: {} },
      { kind: 'addPage', id: 'd', pageId: 'page', container: 'C' },
      { kind: 'moveEntry', id: 'a', container: 'C', before: 'd' },
      { kind: 'moveContainer', id: 'C', before: 'A' },
      { kind: 'removeEntry', id: 'b' },
      { kind: 'removeContainer', id: 'B', seen: ['c'] },
    ]
    const once = changes.reduce(changeNavigation, navigation)
    expect(shape(once)).toEqual(['C:ad', 'A:'])
    for (const change of changes.slice(2)) expect(changeNavigation(once, change)).toEqual(once)
  })

  it('[API-4] made on top of what somebody else did, nothing of either is lost', () => {
    const theirs = [
      { kind: 'addPage', id: 'x', pageId: 'page', container: 'A' },
      { kind: 'removeContainer', id: 'B', seen: ['c'] },
    ] as const
    // Their entry stays when we remove the container we saw without it.
    expect(made(theirs[0], { kind: 'removeContainer', id: 'A', seen: ['a', 'b'] })).toEqual(['A:x', 'B:c'])
    // What is gone cannot be moved, and a page goes to a container that is still there.
    expect(made(theirs[1], { kind: 'moveEntry', id: 'c', container: 'A', before: null })).toEqual(['A:ab'])
    expect(made(theirs[1], { kind: 'moveEntry', id: 'a', container: 'B', before: null })).toEqual(['A:ab'])
    const gone = changeNavigation(navigation, theirs[1])
    expect(isPossible(navigation, { kind: 'moveEntry', id: 'a', container: 'B', before: null })).toBe(true)
    expect(isPossible(gone, { kind: 'moveEntry', id: 'a', container: 'B', before: null })).toBe(false)
    expect(isPossible(gone, { kind: 'appearance', id: 'c', appearance: 'button' })).toBe(false)
    expect(made(theirs[1], { kind: 'addPage', id: 'y', pageId: 'page', container: 'B' })).toEqual(['A:aby'])
  })

  it('[API-4] a label that both gave is told, not overwritten', () => {
    const mine = { kind: 'label', id: 'A', locale: 'de', label: 'Sortiment', seen: 'Angebot' } as const
    expect(otherLabel(navigation, mine)).toBeNull()
    const theirs = changeNavigation(navigation, { ...mine, label: 'Laden' })
    expect(otherLabel(theirs, mine)).toBe('Laden')
    expect(otherLabel(changeNavigation(navigation, mine), mine)).toBeNull()
    expect(otherLabel([], mine)).toBeNull()
  })
})
