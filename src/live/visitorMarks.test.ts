import { afterEach, describe, expect, it, vi } from 'vitest'
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
