import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { EditorState } from './editorState'
import type { Operation } from './operation'
import { createSaver } from './saver'
import { createStore } from './store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = (status: number, code: string, details?: unknown) =>
  ({ success: false, data: null, status, code, error: code, details }) as unknown as Envelope
const taken = { success: true, data: { versions: { 'text:de': 2 } }, error: null, status: 200 } as unknown as Envelope

const text = (value: string): Operation => ({
  changeId: value,
  call: 'saveData',
  input: { base: { 'text:de': 1 } },
  pageId: 'page',
  value: { itemId: 'field', key: 'text:de', value },
  dueAt: 0,
})

const start = (perform: (operation: Operation) => Promise<Envelope>) => {
  const state = { pageId: 'page', versions: {}, conflicts: [], present: [], needsSignIn: false, saving: 'saved' }
  const store = createStore(state as unknown as EditorState)
  const refused: string[] = []
  let kept: readonly Operation[] = []
  const saver = createSaver({
    store,
    journal: {
      write: operations => {
        kept = structuredClone(operations) as Operation[]
        return true
      },
      read: () => [],
      adopt: () => {},
    },
    perform,
    onRefused: ({ code }) => {
      refused.push(code)
      return false
    },
    onAcknowledged: () => {},
  })
  return { saver, refused, saving: () => store.get().saving, kept: () => kept.map(({ value }) => value?.value) }
}

describe('a change', () => {
  it('[EDIT-11] without an answer is offline, for as long as it takes', async () => {
    let isThere = false
    const { saver, saving, kept } = start(async () => {
      if (!isThere) throw new Unanswered()
      return taken
    })
    saver.add(text('eins'))
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect([saving(), kept()]).toEqual(['offline', ['eins']])
    isThere = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect([saving(), kept()]).toEqual(['saved', []])
  })

  it.each([
    ['500', () => Promise.resolve(refusal(500, 'internal'))],
    ['429', () => Promise.resolve(refusal(429, 'too_many'))],
    ['a fault of our own', () => Promise.reject(new TypeError('no such thing'))],
    ['a stale base without what is there', () => Promise.resolve(refusal(409, 'stale_base', { key: 'text:de' }))],
  ])(
    '[EDIT-11] answered with %s is tried a few times, then said to be not saved; it is kept until somebody chooses',
    async (_, answer) => {
      let isWell = false
      const perform = vi.fn(() => (isWell ? Promise.resolve(taken) : answer()))
      const { saver, saving, kept, refused } = start(perform)
      saver.add(text('eins'))
      await vi.advanceTimersByTimeAsync(2_000)
      expect([saving(), kept(), refused]).toEqual(['saving', ['eins'], []])
      await vi.advanceTimersByTimeAsync(60_000)
      expect([saving(), kept(), refused.length]).toEqual(['failed', ['eins'], 1])
      expect(perform).toHaveBeenCalledTimes(5)
      isWell = true
      saver.retry()
      await vi.advanceTimersByTimeAsync(1)
      expect([saving(), kept()]).toEqual(['saved', []])
    },
  )

  it('[EDIT-11] the server cannot take can be let go, and what waits behind it leaves', async () => {
    const { saver, saving, kept } = start(operation =>
      Promise.resolve(operation.value?.value === 'eins' ? refusal(500, 'internal') : taken),
    )
    saver.add(text('eins'))
    await vi.advanceTimersByTimeAsync(1)
    saver.add({ ...text('zwei'), value: { itemId: 'other', key: 'text:de', value: 'zwei' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([saving(), kept()]).toEqual(['failed', ['eins', 'zwei']])
    saver.discard()
    await vi.advanceTimersByTimeAsync(1)
    expect([saving(), kept()]).toEqual(['saved', []])
  })

  it('[EDIT-13, API-4] is put on the version the one before it made, in the form of its call', async () => {
    const sent: unknown[] = []
    const { saver } = start(operation => {
      sent.push(operation.input.base)
      return Promise.resolve({ ...taken, data: { version: sent.length + 1 } } as Envelope)
    })
    const move = (changeId: string): Operation => ({
      ...text(changeId),
      call: 'sortCollection',
      input: { base: 1 },
      value: null,
      basis: { itemId: 'card', key: 'order' },
    })
    for (const name of ['a', 'b', 'c']) saver.add(move(name))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([1, 2, 3])
  })
})
