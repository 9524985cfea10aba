import { describe, expect, it } from 'vitest'
import { locales } from '../../content/locale'
import { wordsFor } from './words'

describe.each(locales)('%s', locale => {
  const words = wordsFor(locale)

  it('[MODEL-11] has every word, none empty', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(wordsFor('de')).sort())
    expect(Object.values(words).filter(word => word.trim() === '')).toEqual([])
  })

  it('[LIVE-4] keeps the place of the number', () => {
    expect(words.resultCount).toContain('{count}')
  })

  it('[MODEL-11] is written in Latin letters, without ß', () => {
    expect(Object.values(words).join('')).not.toMatch(/ß|\p{Script=Cyrillic}/u)
  })
})
