import { describe, expect, it } from 'vitest'
import { definitions } from '../../blocks/definitions'
import { type GroupDraft, groupFromDraft } from '../draft'
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
  })

  it('[PUB-3] what shows something by itself is never empty', () => {
    for (const type of ['spacer', 'contact', 'teamContainer'] as const) expect(blank({ type })).toBe(false)
  })
})
