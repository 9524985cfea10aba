import { expect, it } from 'vitest'
import { testGroup } from '../../../test/editor/workspace'
import type { Locale } from '../locale'
import { unwrittenIn } from './completeness'

const locales: Locale[] = ['de', 'fr', 'it', 'rm']
const card = testGroup('imageCard', 'a0')
const section = { ...testGroup('imageBoard', 'a0'), cards: [card] }

it('[PUB-12] a section can be shown only where it and its cards are written, as long as a language is left', () => {
  const inSection = { groupId: section.id, locale: 'fr' as const }
  const inCard = { groupId: card.id, locale: 'it' as const }
  const elsewhere = { groupId: 'another', locale: 'rm' as const }
  expect(unwrittenIn(section, [inSection, inCard, elsewhere], locales)).toEqual(['fr', 'it'])
  expect(unwrittenIn({ ...section, disallowedLanguages: ['rm'] }, [inSection], locales)).toEqual(['fr', 'rm'])
  expect(unwrittenIn({ ...section, disallowedLanguages: ['de', 'rm'] }, [inSection, inCard], locales)).toBeNull()
})
