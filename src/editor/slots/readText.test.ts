import { expect, it } from 'vitest'
import { asRead } from './readText'

it('[EDIT-6] a text comes back letter for letter, no-break spaces too; only a break at the end does not count', () => {
  for (const text of ['Ab 10\u00a0Franken', 'Prix\u202f: 10', ' zwei  Leerzeichen ', 'eins\n\nzwei'])
    expect(asRead(text, false)).toBe(text)
  expect(asRead('eins\nzwei\n', false)).toBe('eins\nzwei')
  expect(asRead('eins \n\n zwei', true)).toBe('eins zwei')
})
