import { expect, it } from 'vitest'
import { newId } from './newId'

it('ids of rows are UUIDv7 and sort in the order they were made, also within one millisecond', () => {
  const now = Date.now()
  const ids = [...Array.from({ length: 4_000 }, () => newId(now)), newId(now + 1), newId(now + 2)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
