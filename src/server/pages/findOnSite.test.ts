import { expect, it } from 'vitest'
import { fold } from '../../content/rules/fold'
import type { ListedPage } from '../../live/reader'
import type { SearchText } from '../storage/search'
import { findOnSite } from './findOnSite'

const excerpt = (plain: string, query: string) => {
  const page = { id: 'p', name: { de: 'Seite' }, slug: { de: 'seite' }, isPublished: true, disallowedLanguages: [] }
  const text = { pageId: 'p', title: 'Seite', plain, folded: fold(plain) }
  const [hit] = findOnSite({
    query,
    texts: [text as unknown as SearchText],
    pages: [page as unknown as ListedPage],
    locale: 'de',
    defaultLocale: 'de',
  })
  return hit!.parts.map(({ text: part }) => part).join('')
}

it('[LIVE-4] an excerpt begins and ends with whole words', () => {
  const plain = `${'Brillenfassungen '.repeat(20)}Sehtest ${'Gleitsichtgläser '.repeat(20)}`.trim()
  const shown = excerpt(plain, 'sehtest')
  expect(shown.startsWith('… Brillenfassungen ')).toBe(true)
  expect(shown.endsWith(' Gleitsichtgläser …')).toBe(true)
  for (const word of shown.replaceAll('…', '').trim().split(' '))
    expect(['Brillenfassungen', 'Sehtest', 'Gleitsichtgläser']).toContain(word)
})

it('[LIVE-4] also where the cut would fall inside one', () => {
  for (let length = 1; length < 20; length += 1) {
    const words = ['Brillenfassungen', 'x'.repeat(length), 'Sehtest', 'Gleitsichtgläser']
    const [before, odd, word, after] = words
    const plain = [...Array(20).fill(before), odd, word, odd, ...Array(20).fill(after)].join(' ')
    for (const shown of excerpt(plain, 'sehtest').replaceAll('…', '').trim().split(' ')) expect(words).toContain(shown)
  }
})

it('[LIVE-4] an excerpt is of one text only, the one that says most of what is asked for', () => {
  const plain = 'Unsere Öffnungszeiten\nZum Sehtest\nDer Sehtest dauert eine halbe Stunde.\nKontakt'
  expect(excerpt(plain, 'sehtest')).toBe('Zum Sehtest')
  expect(excerpt(plain, 'stunde sehtest')).toBe('Der Sehtest dauert eine halbe Stunde.')
})

it('[LIVE-4] finds with and without umlauts and accents, however they are typed or written', () => {
  for (const query of ['UBERSCHRIFT', 'ueberschrift', 'überschrift', 'Überschri'])
    for (const plain of ['Die Überschrift', 'Die Ueberschrift', 'Die Uberschrift', 'DIE ÜBERSCHRIFT'])
      expect([query, excerpt(plain, query)]).toEqual([query, plain])
  expect(excerpt('Genève', 'geneve')).toBe('Genève')
  expect(excerpt('Geneve', 'Genève')).toBe('Geneve')
  expect(excerpt('1 + 1 (neu)', '(ne')).toBe('1 + 1 (neu)')
})

it('[LIVE-4] what has no spaces is cut all the same', () => {
  expect(excerpt(`${'x'.repeat(5000)}sehtest${'y'.repeat(5000)}`, 'sehtest').length).toBeLessThan(300)
})

it('[LIVE-4] a short text is shown whole', () => {
  expect(excerpt('Der Sehtest dauert eine halbe Stunde.', 'sehtest')).toBe('Der Sehtest dauert eine halbe Stunde.')
})
