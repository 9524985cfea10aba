import { describe, expect, it } from 'vitest'
import { pageTitle } from './pageTitle'

describe('pageTitle', () => {
  it('[LIVE-12] names the site once', () => {
    expect(pageTitle({ title: 'Brillen', siteName: 'Optik', isHome: false })).toBe('Brillen · Optik')
    expect(pageTitle({ title: 'Gutes Sehen', siteName: 'Optik', isHome: true })).toBe('Optik · Gutes Sehen')
    expect(pageTitle({ title: 'Willkommen bei Optik', siteName: 'Optik', isHome: true })).toBe('Willkommen bei Optik')
    expect(pageTitle({ title: '', siteName: 'Optik', isHome: true })).toBe('Optik')
  })
})
