import { expect, it } from 'vitest'
import { countLines } from './changeLines'

const value = (key: string) => ({ groupId: 'g', field: null, key, locale: null, before: null, after: null })

it('[PUB-3] as many changes are told as are listed; a section that is new, moved or gone is one', () => {
  const section = { groupId: 'g', type: 'hero' }
  const sections = [
    {
      ...section,
      change: 'added' as const,
      values: [value('status'), value('order'), value('text'), value('option:size')],
    },
    { ...section, change: 'changed' as const, values: [value('order')] },
    { ...section, change: 'removed' as const, values: [value('text'), value('status')] },
  ]
  expect(countLines({ page: [value('name')], sections })).toBe(5)
  expect(countLines({ page: [], sections: [] })).toBe(0)
})
