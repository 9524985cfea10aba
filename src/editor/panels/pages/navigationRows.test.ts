import { describe, expect, it } from 'vitest'
import type { Navigation } from '../../../content/navigation'
import { changeNavigation } from '../../../content/rules/navigationChange'
import { dropped, headId, placeOf, rowsOf } from './navigationRows'

const entry = (id: string) => ({ id, type: 'page' as const, page: { id }, appearance: 'default' as const })
const navigation: Navigation = [
  { id: 'A', label: { de: 'A' }, children: [entry('a'), entry('b')] },
  { id: 'B', label: {}, children: [] },
  { id: 'C', label: {}, children: [entry('c')] },
]
const drop = (active: string, over: string) => {
  const change = dropped(navigation, active, over)
  const result = change ? changeNavigation(navigation, change) : navigation
  return result.map(({ id, children }) => `${id}:${children.map(child => child.id).join('')}`)
}

describe('[PAGE-1] dropping in the navigation', () => {
  it('rows stand from top to bottom', () => {
    expect(rowsOf(navigation)).toEqual([headId('A'), 'a', 'b', headId('B'), headId('C'), 'c'])
  })

  it('an entry takes the place of another, also in another container', () => {
    expect(drop('a', 'b')).toEqual(['A:ba', 'B:', 'C:c'])
    expect(drop('b', 'a')).toEqual(['A:ba', 'B:', 'C:c'])
    expect(drop('a', 'c')).toEqual(['A:b', 'B:', 'C:ca'])
    expect(drop('c', 'a')).toEqual(['A:cab', 'B:', 'C:'])
  })

  it('down on a head it comes first below it, up on a head last above it', () => {
    expect(drop('b', headId('B'))).toEqual(['A:a', 'B:b', 'C:c'])
    expect(drop('a', headId('C'))).toEqual(['A:b', 'B:', 'C:ac'])
    expect(drop('c', headId('C'))).toEqual(['A:ab', 'B:c', 'C:'])
    expect(drop('c', headId('B'))).toEqual(['A:abc', 'B:', 'C:'])
    expect(drop('b', headId('A'))).toEqual(['A:ba', 'B:', 'C:c'])
    expect(drop('a', headId('A'))).toEqual(['A:ab', 'B:', 'C:c'])
  })

  it('containers move among containers', () => {
    expect(drop('A', 'C')).toEqual(['B:', 'C:c', 'A:ab'])
    expect(drop('C', 'A')).toEqual(['C:c', 'A:ab', 'B:'])
    expect(drop('A', 'B')).toEqual(['B:', 'A:ab', 'C:c'])
  })

  it('the place is told by container and number', () => {
    expect(placeOf(navigation, 'c', 'a')).toMatchObject({ container: { id: 'A' }, number: 1 })
    expect(placeOf(navigation, 'a', 'c')).toMatchObject({ container: { id: 'C' }, number: 2 })
    expect(placeOf(navigation, 'b', headId('B'))).toMatchObject({ container: { id: 'B' }, number: 1 })
  })
})
