import { describe, expect, it } from 'vitest'
import { definitions } from '../../blocks/definitions'
import { type GroupDraft, groupFromDraft } from '../draft'
import type { Group } from '../group'
import { isBlank } from './blank'

let count = 0
const makeId = () => {
  count += 1
  return `id-${count}`
}
const blank = (draft: GroupDraft) => isBlank(groupFromDraft({ draft, shape: 1, makeId }), definitions, ['fr', 'de'])

describe('isBlank', () => {
  it('[PUB-3] a section without a word or picture is an empty band, whatever its colour', () => {
    expect(blank({ type: 'hero', options: { backgroundColor: 'primary' } })).toBe(true)
    expect(blank({ type: 'hero', fields: { title: { text: { de: ' ' } } } })).toBe(true)
    expect(blank({ type: 'hero', fields: { title: { text: { de: 'Da' } } } })).toBe(false)
    expect(blank({ type: 'hero', fields: { title: { text: { it: 'Non letto' } } } })).toBe(true)
  })

  it('[PUB-3] a board is as empty as its cards', () => {
    expect(blank({ type: 'productBoard', cards: [{ type: 'productCard' }] })).toBe(true)
    const filled: GroupDraft = { type: 'productCard', fields: { title: { text: { de: 'Brille' } } } }
    expect(blank({ type: 'productBoard', cards: [{ type: 'productCard' }, filled] })).toBe(false)
    const board = groupFromDraft({ draft: { type: 'productBoard', cards: [filled] }, shape: 1, makeId })
    const withCard = (change: Partial<Group>) =>
      isBlank({ ...board, cards: board.cards.map(card => ({ ...card, ...change })) }, definitions, ['fr', 'de'])
    expect(withCard({})).toBe(false)
    expect(withCard({ status: 'markedForDeletion' })).toBe(true)
    expect(withCard({ visible: false })).toBe(true)
    expect(withCard({ disallowedLanguages: ['fr', 'de'] })).toBe(true)
    // In French it is read with its German words.
    expect(withCard({ disallowedLanguages: ['de'] })).toBe(false)
  })

  it('[PUB-3] a button that leads nowhere fills nothing', () => {
    const button = { text: { de: 'Mehr' } }
    expect(blank({ type: 'hero', fields: { button } })).toBe(true)
    const link = { type: 'external', url: 'https://example.ch', newTab: false }
    expect(blank({ type: 'hero', fields: { button: { ...button, options: { link } } } })).toBe(false)
  })

  it('[PUB-3] what shows something by itself is never empty', () => {
    for (const type of ['spacer', 'contact', 'teamContainer'] as const) expect(blank({ type })).toBe(false)
  })
})
