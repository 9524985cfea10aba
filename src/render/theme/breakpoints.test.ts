import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { breakpoints, mobileQuery, tabletOrMobileQuery } from './breakpoints'

it('[LIVE-8, LIVE-18] mobile reaches up to 768 px and counts the large ones; a tablet counts only with them', () => {
  expect(Object.keys(breakpoints)).toEqual([
    'mobile',
    'largeMobile',
    'tablet',
    'desktop',
    'siteWidth',
    'siteWidthIncludingPadding',
  ])
  const widths = Object.values(breakpoints)
  expect([...widths].sort((a, b) => a - b)).toEqual(widths)
  expect([mobileQuery, tabletOrMobileQuery]).toEqual(['(max-width: 767.98px)', '(max-width: 1023.98px)'])
})

it.each(['header', 'navigation', 'menu', 'search'])('[LIVE-18] what %s does on mobile, it does up to there', name => {
  const css = readFileSync(new URL(`../../live/${name}.css`, import.meta.url), 'utf8')
  const widths = [...css.matchAll(/@media[^{]*?([\d.]+)px/g)].map(match => Math.round(Number(match[1])))
  for (const width of widths) expect(Object.values(breakpoints)).toContain(width)
})
