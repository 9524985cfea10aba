import { expect, it } from 'vitest'
import { siteIcon } from './siteIcon.server'

const drawing = (siteName: string, themeColor = '#ffffff') =>
  decodeURIComponent(siteIcon({ siteName, themeColor }).replace('data:image/svg+xml,', ''))

it('the icon shows the first letter of the site’s name, whatever it is', () => {
  expect(drawing('optik Muster')).toContain('>O</text>')
  expect(drawing('<b>')).toContain('>&lt;</text>')
  expect(drawing('')).toContain('></text>')
})

it('the icon reads on its ground', () => {
  expect(drawing('Optik', '#ffffff')).toContain('fill="#000000"/>')
  expect(drawing('Optik', '#0b2a1f')).toContain('fill="#ffffff"/>')
})
