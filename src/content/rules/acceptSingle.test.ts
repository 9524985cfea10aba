import { describe, expect, it } from 'vitest'
import type { SingleValue, ValueKind } from '../field'
import { singleValueSchema } from '../field'
import { acceptSingle } from './acceptSingle'

const cases: [ValueKind, SingleValue, SingleValue | undefined][] = [
  ['number', '1,5', 1.5],
  ['number', ' 12 ', 12],
  ['number', 'zwölf', undefined],
  ['email', 'info@laden.ch', 'info@laden.ch'],
  ['email', 'info@laden', undefined],
  ['phone', '052\u00a0212 34 56', '052 212 34 56'],
  ['phone', '+41 52', '+41 52'],
  ['phone', 'null', undefined],
  ['url', 'https://laden.ch', 'https://laden.ch'],
  ['url', 'javascript:alert(1)', undefined],
  ['date', '2026-02-03', '2026-02-03'],
  ['date', '2026-13-45', undefined],
  ['time', '08:30', '08:30'],
  ['time', '25:00', undefined],
  ['text', '  ', null],
  ['text', 'a\u0000b', undefined],
  ['boolean', true, true],
  ['boolean', 'ja', undefined],
]

describe('[EDIT-8, D43] a value that is typed', () => {
  it.each(cases)('%s %j', (kind, typed, kept) => {
    expect(acceptSingle(kind, typed)?.value).toEqual(kept)
  })

  it.each(cases)('%s %j is accepted again once it is kept', (kind, typed) => {
    const accepted = acceptSingle(kind, typed)
    if (!accepted) return
    expect(acceptSingle(kind, accepted.value)).toEqual(accepted)
    expect(singleValueSchema.safeParse(accepted.value).success).toBe(true)
  })
})
