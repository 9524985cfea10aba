import { expect, it } from 'vitest'
import { createMemoryHits } from './memoryHits'

const windowMs = 1_000

it('[SEC-1] a limit in memory counts by key and window', () => {
  const hits = createMemoryHits()
  const count = (key: string, now: number) => hits.count({ key, limit: 2, windowMs, now })
  expect([count('a', 5_000), count('a', 5_400), count('a', 5_999), count('b', 5_999)]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([count('a', 6_000), count('a', 6_001), count('a', 6_002)]).toEqual([true, true, false])
  expect(hits.count({ key: 'c', limit: 0, windowMs, now: 6_000 })).toBe(false)
})

it('[SEC-2] and takes no more memory however many keys there are', () => {
  const hits = createMemoryHits({ maxKeys: 100 })
  const count = (key: string) => hits.count({ key, limit: 1, windowMs, now: 0 })
  for (let index = 0; index < 10_000; index += 1) count(`key ${index}`)
  expect(hits.size()).toBe(100)
  expect([count('key 9999'), count('key 9900')]).toEqual([false, false])
})
