import { expect, it } from 'vitest'
import { defaultSettings } from '../../../content/settings'
import { mergeSettings } from './mergeSettings'

const named = (companyName: string) => ({
  ...defaultSettings,
  contact: { ...defaultSettings.contact, companyName },
})
const found = [{ key: 'contact.companyName', current: 'Anna AG' }]

it('[D2] takes what only somebody else changed, and asks about what both changed', () => {
  const known = named('')
  const untouched = { ...known, editor: { locale: 'fr' as const } }
  const { merged, undecided } = mergeSettings({ wanted: untouched, known, found })
  expect(merged.contact.companyName).toBe('Anna AG')
  expect(merged.editor.locale).toBe('fr')
  expect(undecided).toEqual([])
  const both = mergeSettings({ wanted: named('Beat AG'), known, found })
  expect(both.undecided).toEqual(['contact.companyName'])
  expect(both.merged.contact.companyName).toBe('Beat AG')
})
