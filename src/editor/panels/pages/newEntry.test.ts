import { describe, expect, it } from 'vitest'
import type { Navigation, NavigationChild } from '../../../content/navigation'
import { changeNavigation } from '../../../content/rules/navigationChange'
import { newEntry } from './newEntry'

const entry = (id: string, appearance: NavigationChild['appearance'] = 'default'): NavigationChild => ({
  id,
  type: 'page',
  page: { id: `page of ${id}` },
  appearance,
})
const placed = (navigation: Navigation) =>
  newEntry(navigation, 'new page')
    .reduce(changeNavigation, navigation)
    .map(({ children }) => children.map(({ page, id }) => (page.id === 'new page' ? 'new' : id)))

describe('[PAGE-1] a new page in the navigation', () => {
  it('comes last in the bar, before the buttons that end it', () => {
    expect(placed([{ id: 'bar', label: {}, children: [entry('a'), entry('b')] }])).toEqual([['a', 'b', 'new']])
    const withButtons = [entry('a', 'button'), entry('b'), entry('c', 'button'), entry('d', 'button')]
    expect(placed([{ id: 'bar', label: {}, children: withButtons }])).toEqual([['a', 'b', 'new', 'c', 'd']])
  })

  it('is never put under a title, which would hide it', () => {
    const titled = { id: 'titled', label: { de: 'Mehr' }, children: [entry('a')] }
    expect(placed([titled, { id: 'bar', label: { de: '' }, children: [entry('b')] }])).toEqual([['a'], ['b', 'new']])
    expect(placed([titled])).toEqual([['a'], ['new']])
    expect(placed([])).toEqual([['new']])
  })
})
