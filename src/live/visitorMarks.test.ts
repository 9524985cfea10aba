import { afterEach, describe, expect, it, vi } from 'vitest'
import { markToday } from './markToday'
import { showEditLink } from './showEditLink'

afterEach(() => vi.unstubAllGlobals())

describe('showEditLink', () => {
  const shownHref = (cookie: string) => {
    vi.stubGlobal('document', { cookie })
    let href: string | null = null
    const link = {
      dataset: { editHref: '/de/edit/a?toolbar=1' },
      hidden: true,
      setAttribute: (_: string, value: string) => {
        href = value
      },
    }
    showEditLink(link as unknown as HTMLElement)
    return link.hidden ? null : href
  }

  it('[EDIT-22] shows the way to edit mode to a browser with the cookie', () => {
    expect(shownHref('a=b; vitrine_editor=1; c=d')).toBe('/de/edit/a?toolbar=1')
  })

  it('[EDIT-22] stays hidden from everybody else', () => {
    expect(shownHref('')).toBeNull()
    expect(shownHref('not_vitrine_editor=1; vitrine_editor=10')).toBeNull()
  })
})

describe('markToday', () => {
  const marked = (now: number) => {
    const rows = ['1-1', '2-5', '6-7'].map(weekdays => ({ dataset: { weekdays }, setAttribute: vi.fn() }))
    markToday({ querySelectorAll: () => rows } as unknown as ParentNode, now)
    return rows.filter(row => row.setAttribute.mock.calls.length > 0).map(row => row.dataset.weekdays)
  }

  it('[HOURS-2] today is the shop’s day, not the visitor’s', () => {
    expect(marked(Date.UTC(2026, 2, 9, 12))).toEqual(['1-1'])
    expect(marked(Date.UTC(2026, 2, 9, 23, 30))).toEqual(['2-5'])
    expect(marked(Date.UTC(2026, 2, 15, 12))).toEqual(['6-7'])
  })
})
