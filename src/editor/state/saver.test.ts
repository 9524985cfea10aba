import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answered,
  callName,
  createTestStorage,
  handleOf,
  openWorkspace,
  refusal,
  shownText,
  testGroup,
} from '../../../test/editor/workspace'
import type { callServer } from '../../contract/client'
import { Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import { versionKey } from './content'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Input = Record<string, unknown> & { changeId?: string; base?: unknown }
type Sent = { call: string; input: Input }
type Server = (sent: Sent, times: number) => Envelope<never> | undefined

const pause = 600
const patience = 60_000

/** Two sections, and a server that takes everything the test does not answer otherwise. */
const start = (server: Server = () => undefined, storage = createTestStorage()) => {
  const groups = [testGroup('hero', 'a0'), testGroup('hero', 'a1')]
  const [one, two] = groups.map(({ id }) => id) as [string, string]
  const sent: Sent[] = []
  let version = 1
  const call = (async (made: Parameters<typeof callServer>[0], input: Input) => {
    const name = callName(made)
    // Reading anew is not what these tests are about.
    if (made.method === 'GET') return name === 'readPageInfo' ? answered({}) : refusal(503, 'unavailable')
    sent.push({ call: name, input })
    const answer = server({ call: name, input }, sent.length)
    version += 1
    return answer ?? answered({ id: input.linkId, versions: { 'text:de': version } })
  }) as typeof callServer
  const page = { pageId: 'page', groups }
  const open = () => openWorkspace({ page, call, storage })
  const workspace = open()
  const type = (text: string, groupId = one, name = 'title') =>
    workspace.edits.text(handleOf(workspace, groupId, name), 'de', text)
  const saving = () => workspace.store.get().saving
  const kept = () => workspace.kept().map(({ change }) => (change as { value?: unknown }).value)
  return { ...workspace, one, two, sent, type, saving, kept, open }
}

const tick = (ms = pause) => vi.advanceTimersByTimeAsync(ms)
const textOf = ({ input }: Sent) =>
  Object.values((input.data as { content: { data: Record<string, string> } }).content.data)[0]

describe('a change', () => {
  it('[EDIT-11] without an answer is offline, for as long as it takes', async () => {
    let isThere = false
    const { type, saving, kept } = start(() => {
      if (!isThere) throw new Unanswered()
      return undefined
    })
    type('eins')
    await tick(10 * 60_000)
    expect([saving(), kept()]).toEqual(['offline', ['eins']])
    isThere = true
    await tick(10_000)
    expect([saving(), kept()]).toEqual(['saved', []])
  })

  it.each([
    ['500', () => refusal(500, 'internal')],
    ['429', () => refusal(429, 'too_many')],
    [
      'a fault of our own',
      () => {
        throw new TypeError('no such thing')
      },
    ],
    ['a stale base without what is there', () => refusal(409, 'stale_base', { key: 'text:de' })],
  ])(
    '[EDIT-11, EDIT-26] answered with %s is tried a few times while others pass, then set aside until somebody tries again',
    async (_, answer) => {
      let isWell = false
      const workspace = start(sent => (isWell || textOf(sent) !== 'eins' ? undefined : answer()))
      const { type, saving, kept, sent, refused, saver, two } = workspace
      type('eins')
      await tick(2_000)
      expect([kept(), refused]).toEqual([['eins'], []])
      type('zwei', two)
      await tick()
      expect(kept()).toEqual(['eins'])
      await tick(patience)
      expect([saving(), kept(), refused.length]).toEqual(['failed', ['eins'], 1])
      expect(sent.filter(entry => textOf(entry) === 'eins')).toHaveLength(5)
      expect(new Set(sent.filter(entry => textOf(entry) === 'eins').map(({ input }) => input.changeId)).size).toBe(1)
      isWell = true
      await saver.retryOne(refused[0]!.id)
      await tick()
      expect([saving(), kept()]).toEqual(['saved', []])
    },
  )

  it.each([
    ['400', () => refusal(400, 'invalid_input')],
    ['403', () => refusal(403, 'not_allowed')],
    ['404', () => refusal(404, 'not_found')],
    ['409', () => refusal(409, 'wrong_status')],
    ['413', () => refusal(413, 'too_large')],
  ])(
    '[EDIT-26] refused with %s is set aside alone: it stays in its place, also after a reload, and everything else is saved',
    async (_, answer) => {
      const storage = createTestStorage()
      const { type, saving, kept, one, two, refused, open, ...workspace } = start(
        sent => (textOf(sent) === 'eins' ? answer() : undefined),
        storage,
      )
      type('eins')
      type('zwei', two)
      await tick()
      expect([saving(), kept(), refused.length]).toEqual(['failed', ['eins'], 1])
      expect([shownText(workspace, one), shownText(workspace, two)]).toEqual(['eins', 'zwei'])
      const reloaded = open()
      expect([shownText(reloaded, one), reloaded.store.get().unsaved.length]).toEqual(['eins', 1])
      await tick(patience)
      expect(reloaded.kept()).toHaveLength(1)
    },
  )

  it('[EDIT-26] refused and written on takes the place of the refused one; let go, the page shows what is saved', async () => {
    const { type, kept, saving, one, refused, saver, ...workspace } = start(sent =>
      String(textOf(sent)).includes('!') ? refusal(400, 'invalid_input') : undefined,
    )
    type('gut')
    await tick()
    type('schlecht!')
    await tick()
    type('noch schlechter!!')
    await tick()
    expect([kept(), refused.length]).toEqual([['noch schlechter!!'], 2])
    saver.discard(workspace.store.get().unsaved[0]!.id)
    expect([shownText(workspace, one), kept(), saving()]).toEqual(['gut', [], 'saved'])
    type('schlecht!')
    await tick()
    type('besser')
    await tick()
    expect([shownText(workspace, one), kept(), saving()]).toEqual(['besser', [], 'saved'])
  })

  it('[EDIT-26] of what a refused one would have made waits with it, and goes with it; nothing else does', async () => {
    let isWell = false
    const { edits, type, saver, one, sent, store, queue, ...workspace } = start(({ call }) =>
      call === 'addGroup' && !isWell ? refusal(403, 'gated_block') : undefined,
    )
    const id = edits.addGroup('hero', one)
    edits.text(handleOf({ store }, id, 'title'), 'de', 'Im Neuen')
    // Beside what the server does not have: beside the next one that it has.
    const other = edits.addGroup('hero', id)
    const [refusing] = queue.get()
    await tick()
    type('woanders')
    await tick()
    expect(sent.map(({ call }) => call)).toEqual(['addGroup', 'addGroup', 'saveData'])
    expect(store.get().unsaved.map(({ resource }) => resource)).toEqual(['groups', 'pageValues', 'groups'])
    expect([shownText({ store }, id), workspace.refused.length]).toEqual(['Im Neuen', 2])
    isWell = true
    await saver.retryOne(refusing!.id)
    await tick()
    expect(sent.at(-1)?.call).toBe('saveData')
    expect(store.get().unsaved).toHaveLength(1)
    saver.discard(store.get().unsaved[0]!.id)
    expect(store.get().groups.map(group => group.id)).not.toContain(other)
    expect(queue.get()).toEqual([])
  })

  it('[EDIT-26] let go takes along what was done to what it would have made, also to the cards of that', async () => {
    const { edits, type, saver, store, queue, kept } = start(({ call }) =>
      call === 'addGroup' ? refusal(403, 'gated_block') : undefined,
    )
    const id = edits.addGroup('imageBoard', null)
    const board = () => store.get().groups.find(group => group.id === id)!
    const card = edits.addCard(board(), 'imageCard')
    edits.text(handleOf({ store }, card, 'title'), 'de', 'Auf der Karte')
    edits.remove(board().cards[0]!)
    await tick()
    type('bleibt')
    saver.discard(queue.get()[0]!.id)
    expect([kept(), board()]).toEqual([['bleibt'], undefined])
    await tick()
    expect(kept()).toEqual([])
  })

  it('[EDIT-26] that alone gets no answer stops no other, and is set aside in the end', async () => {
    const { type, two, kept, saving, refused } = start(sent => {
      if (textOf(sent) === 'eins') throw new Unanswered()
      return undefined
    })
    type('eins')
    await tick()
    type('zwei', two)
    await tick(patience)
    expect(kept()).toEqual(['eins'])
    for (let letter = 0; letter < 8; letter += 1) {
      type(`zwei ${letter}`, two)
      await tick(patience)
    }
    expect([saving(), kept(), refused.map(({ reason }) => reason?.code)]).toEqual(['failed', ['eins'], ['unanswered']])
  })
})

describe('letters typed later', () => {
  it('[EDIT-13] keep the version that the first one was written on, whatever others did meanwhile', async () => {
    const { type, take, sent, store } = start()
    type('erst')
    await tick()
    const id = sent[0]!.input.linkId as string
    expect(store.get().saved.versions[versionKey(id, 'text:de')]).toBe(2)
    type('A')
    take({ itemId: id, key: 'text:de', value: 'Anna', version: 3 })
    type('AB')
    await tick()
    expect(sent.at(-1)?.input.base).toEqual({ 'text:de': 2 })
  })

  it('[EDIT-12, API-4] never take the place of a change in doubt: that one is repeated word for word, they follow on its version', async () => {
    let version = 1
    const { type, sent, kept } = start((_, times) => {
      if (times === 1) throw new Unanswered()
      version += 1
      return answered({ versions: { 'text:de': version } })
    })
    type('A')
    await tick(100)
    type('AB')
    await tick(patience)
    expect(sent.map(textOf)).toEqual(['A', 'A', 'AB'])
    expect(sent[1]).toEqual(sent[0])
    expect(sent[2]!.input.changeId).not.toBe(sent[0]!.input.changeId)
    expect(sent[2]!.input.base).toEqual({ 'text:de': 2 })
    expect(kept()).toEqual([])
  })
})

describe('the same changed by both', () => {
  const anna = { value: 'Anna', version: 5, changedBy: 'anna' }
  const conflicted = async () => {
    const workspace = start((_, times) =>
      times === 1 ? refusal(409, 'stale_base', { current: anna }) : answered({ versions: { 'text:de': 6 } }),
    )
    workspace.type('Beat')
    await tick()
    const [parked] = workspace.store.get().unsaved
    expect([parked?.phase, parked?.theirs]).toEqual(['parked', anna])
    return { ...workspace, parked: parked! }
  }

  it('[EDIT-13] theirs kept: mine is gone, theirs is shown and nothing is sent', async () => {
    const { saver, parked, sent, one, kept, saving, ...workspace } = await conflicted()
    saver.choose(parked.id, 'theirs')
    await tick(patience)
    expect([shownText(workspace, one), kept(), saving(), sent.length]).toEqual(['Anna', [], 'saved', 1])
  })

  it('[EDIT-13, API-4] mine kept: it is another change, on top of theirs', async () => {
    const { saver, parked, sent, one, kept, ...workspace } = await conflicted()
    saver.choose(parked.id, 'mine')
    await tick()
    expect(sent[1]!.input.base).toEqual({ 'text:de': 5 })
    expect(sent[1]!.input.changeId).not.toBe(sent[0]!.input.changeId)
    expect([shownText(workspace, one), kept()]).toEqual(['Beat', []])
  })

  it('[EDIT-13] what others do never overwrites what is on its way or refused', async () => {
    const { type, take, one, store, sent } = start(sent =>
      textOf(sent) === 'Nein' ? refusal(400, 'invalid_input') : undefined,
    )
    type('Meins')
    await tick()
    const itemId = sent[0]!.input.linkId as string
    type('Nein')
    take({ itemId, key: 'text:de', value: 'Anna', version: 3 })
    expect(shownText({ store }, one)).toBe('Nein')
    await tick()
    take({ itemId, key: 'text:de', value: 'Anna 2', version: 4 })
    expect(shownText({ store }, one)).toBe('Nein')
  })
})

describe('a move', () => {
  it.each(['after', 'before'] as const)('[EDIT-24] %s another section is shown and sent as such', async position => {
    const { edits, store, one, two, sent } = start(({ call }) =>
      call === 'addGroup' ? answered({ versions: {} }) : answered({ versions: { order: 2 } }),
    )
    const third = edits.addGroup('hero', two)
    const groupOf = (id: string) => store.get().groups.find(group => group.id === id)!
    edits.move(groupOf(third), { groupId: one, position })
    expect(store.get().groups.map(({ id }) => id)).toEqual(position === 'after' ? [one, third, two] : [third, one, two])
    await tick()
    expect(sent.at(-1)).toMatchObject({
      call: 'sortGroup',
      input: { groupId: third, nextTo: { groupId: one, position } },
    })
  })

  it('[EDIT-13, API-4] is put on the version the one before it made', async () => {
    const { edits, store, one, two, sent } = start((_, times) => answered({ versions: { order: times + 1 } }))
    const groupOf = (id: string) => store.get().groups.find(group => group.id === id)!
    for (const position of ['after', 'before', 'after'] as const) {
      edits.move(groupOf(one), { groupId: two, position })
      await tick(0)
    }
    await tick()
    expect(sent.map(({ input }) => input.base)).toEqual([0, 2, 3])
  })
})
