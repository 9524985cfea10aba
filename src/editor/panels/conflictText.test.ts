import { expect, it } from 'vitest'
import { conflictText } from './conflictText'

const place = { editorLocale: 'de' as const, model: { site: { locales: ['de', 'fr'] as const } } }

it('[EDIT-13] two versions are shown as people read them', () => {
  expect(conflictText('languages', ['fr'], place)).toBe('Deutsch')
  expect(conflictText('languages', null, place)).toBe('Deutsch, Français')
  expect(conflictText('languages', ['de', 'fr'], place)).toBe('In keiner Sprache')
  expect(conflictText('visible', null, place)).toBe('Sichtbar')
  expect(conflictText('visible', false, place)).toBe('Ausgeblendet')
  expect(conflictText('window', null, place)).toBe('Immer')
  const from = Date.UTC(2038, 4, 1, 6)
  expect(conflictText('window', { from, to: null }, place)).toBe('ab 1. Mai 2038, 08:00')
  expect(conflictText('text:de', 'Hallo', place)).toBe('Hallo')
  expect(conflictText('option:wide', true, place)).toBe('Ja')
  expect(conflictText('option:link', { type: 'url', url: 'https://example.ch' }, place)).toBe('url, https://example.ch')
})
