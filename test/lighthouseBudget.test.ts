import { expect, it } from 'vitest'
import { categories, shortOf } from '../scripts/lighthouseBudget.mjs'

it('[A11Y-2] asks performance, accessibility and best practices of every page, SEO of those that may be indexed', () => {
  expect(categories).toEqual(['performance', 'accessibility', 'best-practices', 'seo'])
  for (const isIndexed of [true, false]) {
    expect(shortOf({ scores: [98, 100, 100, 100], isIndexed })).toEqual([])
    expect(shortOf({ scores: [97, 99, 99, 100], isIndexed })).toEqual(categories.slice(0, 3))
  }
  expect(shortOf({ scores: [100, 100, 100, 99], isIndexed: true })).toEqual(['seo'])
  expect(shortOf({ scores: [100, 100, 100, 66], isIndexed: false })).toEqual([])
})
