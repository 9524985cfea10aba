import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notices } from './notices'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () => notices.store.get().map(({ code }) => code)

it('[EDIT-11, PUB-7] a success goes by itself, an announced one stays as long as it says, an error until it is closed', () => {
  notices.add({ kind: 'success', code: 'upload' })
  notices.add({ kind: 'success', code: 'publish', lastsMs: 29_000 })
  const error = notices.add({ kind: 'error', code: 'sortGroup' })
  vi.advanceTimersByTime(4_000)
  expect(shown()).toEqual(['publish', 'sortGroup'])
  vi.advanceTimersByTime(24_000)
  expect(shown()).toEqual(['publish', 'sortGroup'])
  vi.advanceTimersByTime(2_000)
  expect(shown()).toEqual(['sortGroup'])
  notices.remove(error)
  expect(shown()).toEqual([])
})
