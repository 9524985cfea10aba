import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameValue } from './changed'

/** What is stored is JSON: two values are the same when their JSON with sorted keys is. */
const stable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, entry: unknown) =>
    entry && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )

const values = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, undefined, true, false, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
})).value

it('[PUB-1] two values are the same when their JSON is, whatever the order of keys', () => {
  fc.assert(
    fc.property(values, values, (a, b) => sameValue(a, b) === (stable(a) === stable(b)) && sameValue(a, a)),
    { numRuns: 2_000 },
  )
  expect(sameValue({ a: 1, b: { c: [1, { d: null }] } }, { b: { c: [1, { d: null }] }, a: 1 })).toBe(true)
  expect(sameValue({ toString: 1 }, {})).toBe(false)
  expect(sameValue({}, { toString: 1 })).toBe(false)
})
