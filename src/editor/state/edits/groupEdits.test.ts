import { expect, it, vi } from 'vitest'
import { answered, callName, openWorkspace, testGroup } from '../../../../test/editor/workspace'
import type { callServer } from '../../../contract/client'

it('[EDIT-20] a section marked for deletion comes back as it was, at once', async () => {
  vi.useFakeTimers()
  const group = testGroup('hero', 'a0')
  const sent: unknown[] = []
  const call = (async (made: Parameters<typeof callServer>[0], input: unknown) => {
    sent.push([callName(made), input])
    return answered({ id: group.id, versions: { status: sent.length + 1 } })
  }) as typeof callServer
  const { edits, store } = openWorkspace({ page: { pageId: 'page', groups: [group] }, call })
  edits.remove(group)
  const [marked] = store.get().groups
  expect(marked).toMatchObject({ status: 'markedForDeletion', previousStatus: 'published' })
  await vi.advanceTimersByTimeAsync(10)
  edits.restore(marked!)
  expect(store.get().groups[0]).toMatchObject({ status: 'published', previousStatus: null })
  await vi.advanceTimersByTimeAsync(10)
  expect(sent).toMatchObject([
    ['removeGroup', { pageId: 'page', groupId: group.id, base: 0 }],
    ['setGroupStatus', { pageId: 'page', groupId: group.id, from: 'markedForDeletion', to: 'published', base: 2 }],
  ])
  vi.useRealTimers()
})

it('[EDIT-9] a new board comes with its first cards, and can be written and sorted before the server has it', () => {
  const group = testGroup('hero', 'a0')
  const never = (() => new Promise(() => {})) as unknown as typeof callServer
  const { edits, store } = openWorkspace({ page: { pageId: 'page', groups: [group] }, call: never })
  const id = edits.addGroup('imageBoard', null)
  const [board, other] = store.get().groups
  expect([board?.id, other?.id]).toEqual([id, group.id])
  const [first, second, third] = board!.cards
  edits.move(first!, { groupId: third!.id, position: 'after' })
  expect(store.get().groups[0]!.cards.map(card => card.id)).toEqual([second!.id, third!.id, first!.id])
})
