import { beforeEach, expect, it } from 'vitest'
import { isTrackingPossible, mayTrack, readConsent, rememberConsent, withdrawConsent } from './consent'

let stored: Record<string, string> = {}
const store = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value
  },
  removeItem: (key: string) => {
    delete stored[key]
  },
}
const page = (hasForm: boolean) => ({ querySelector: () => (hasForm ? {} : null) }) as unknown as ParentNode
const start = Date.UTC(2026, 0, 15)

beforeEach(() => {
  stored = {}
})

it('[LIVE-10] nothing is allowed and nothing is kept before an answer', () => {
  expect(readConsent({ store, now: start })).toBeNull()
  expect(mayTrack({ store, now: start, page: page(false) })).toBe(false)
  expect(stored).toEqual({})
})

it('[LIVE-17] an answer lasts twelve months at most', () => {
  rememberConsent('granted', { store, now: start })
  expect(readConsent({ store, now: Date.UTC(2027, 0, 14) })).toBe('granted')
  expect(readConsent({ store, now: Date.UTC(2027, 0, 15) })).toBeNull()
  expect(readConsent({ store, now: Date.UTC(2027, 0, 15), months: 24 })).toBeNull()
  expect(readConsent({ store, now: Date.UTC(2026, 3, 16), months: 3 })).toBeNull()
})

it('[LIVE-10] refusing counts like accepting, and withdrawing asks again', () => {
  rememberConsent('refused', { store, now: start })
  expect(readConsent({ store, now: start })).toBe('refused')
  expect(mayTrack({ store, now: start, page: page(false) })).toBe(false)
  withdrawConsent(store)
  expect(readConsent({ store, now: start })).toBeNull()
})

it('[LIVE-17] a page with a contact form is never tracked, even with consent', () => {
  rememberConsent('granted', { store, now: start })
  expect(mayTrack({ store, now: start, page: page(false) })).toBe(true)
  expect(mayTrack({ store, now: start, page: page(true) })).toBe(false)
  expect(isTrackingPossible(page(true))).toBe(false)
})

it('[LIVE-10] a value that nobody wrote counts for nothing', () => {
  stored.vitrine_consent = 'granted soon'
  expect(readConsent({ store, now: start })).toBeNull()
})
