import { expect, it } from 'vitest'
import { defaultTheme, themeTokens } from '../content/theme'
import { overlayShare } from './overlayShare.server'

it('[LIVE-7] a pale colour may be seen, one that would hide the text may not', () => {
  expect(overlayShare(defaultTheme, ['background'])).toBe(45)
  expect(overlayShare(defaultTheme, ['extended'])).toBeGreaterThan(overlayShare(defaultTheme, ['text']))
  expect(overlayShare(defaultTheme, ['text'])).toBeLessThan(15)
})

it('[LIVE-7] several colours take the smallest share of any', () => {
  const each = themeTokens.map(token => overlayShare(defaultTheme, [token]))
  expect(overlayShare(defaultTheme, themeTokens)).toBe(Math.min(...each))
})
