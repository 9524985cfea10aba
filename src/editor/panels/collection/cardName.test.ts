import { expect, it } from 'vitest'
import { groupFromDraft } from '../../../content/draft'
import { writeRichText } from '../../../content/writeRichText'
import type { EditorData } from '../../state/editorState'
import { cardName } from './cardName'

const data = {
  model: { locale: 'fr', site: { key: 'a', name: 'A', locales: ['de', 'fr'], defaultLocale: 'de' } },
  editorLocale: 'de',
} as unknown as Pick<EditorData, 'model' | 'editorLocale'>

const card = (fields: Parameters<typeof groupFromDraft>[0]['draft']['fields']) =>
  groupFromDraft({ draft: { type: 'imageCard', fields }, shape: 1, makeId: () => crypto.randomUUID() })

it('a card is called by its first text, else by its kind and number', () => {
  expect(cardName(card({ title: { text: { de: 'Rund', fr: 'Ronde' } } }), 1, data)).toBe('Ronde')
  expect(cardName(card({ title: { text: { de: 'Rund' } } }), 1, data)).toBe('Rund')
  expect(cardName(card({ description: { text: { fr: writeRichText('Léger') } } }), 1, data)).toBe('Léger')
  expect(cardName(card({ title: { text: { de: '  ' } } }), 3, data)).toBe('Bildkarte 3')
})
