import { expect, it } from 'vitest'
import { optionValue } from './optionValue'

const label = { de: 'Farbe', fr: 'Couleur' }
const colour = { type: 'color', label, default: 'primary' } as const
const size = { type: 'size', label, default: 'medium' } as const

it('[OPT-2] nothing stored is the default, «none» stays none where the type has it', () => {
  expect(optionValue(colour, undefined)).toBe('primary')
  expect(optionValue(colour, null)).toBeNull()
  expect(optionValue(colour, 'accent')).toBe('accent')
  expect(optionValue(size, null)).toBe('medium')
})

it('[OPT-2] what no longer fits is the default', () => {
  expect(optionValue(colour, 'turquoise')).toBe('primary')
  expect(optionValue({ ...size, filter: ['small', 'medium'] }, 'large')).toBe('medium')
})
