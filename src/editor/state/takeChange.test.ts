import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, handleOf, openWorkspace, shownText, testGroup } from '../../../test/editor/workspace'
import type { callServer } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import { versionKey } from './content'
import type { LoggedValue } from './takeChange'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Sent = { linkId: string; changeId: string }

/** A title that is there, written anew and sent; its answer comes when the test says so. */
const typeAndSend = async (text: string) => {
  const group = testGroup('hero', 'a0')
  const sent: Sent[] = []
  const answers: ((answer: Envelope<never>) => void)[] = []
  const call = ((_: unknown, input: Sent) => {
    sent.push(input)
    return new Promise(resolve => answers.push(resolve))
  }) as unknown as typeof callServer
  const workspace = openWorkspace({ page: { pageId: 'page', groups: [group] }, call })
  const { store, edits } = workspace
  const type = async (words: string) => {
    edits.text(handleOf(workspace, group.id, 'title'), 'de', words)
    await vi.advanceTimersByTimeAsync(600)
  }
  const acknowledge = async () => {
    answers.at(-1)!(answered({ id: sent[0]!.linkId, versions: { 'text:de': sent.length } }))
    await vi.advanceTimersByTimeAsync(0)
  }
  await type('Grüezi')
  await acknowledge()
  await type(text)
  const { linkId: itemId, changeId } = sent[1]!
  return {
    acknowledge,
    /** The line of the log as the stream brings it. */
    hear: (other: Partial<LoggedValue> = {}) => {
      const before = store.get()
      workspace.take({ itemId, key: 'text:de', value: text, version: 2, changeId, ...other })
      return { isDrawn: store.get() !== before }
    },
    shown: () => shownText(workspace, group.id),
    saved: () => store.get().saved.groups[0]?.fields.title?.text.de,
    version: () => store.get().saved.versions[versionKey(itemId, 'text:de')],
    saving: () => store.get().saving,
  }
}

describe('what comes back before its answer', () => {
  it('[EDIT-13] draws nothing: our own letters stand there', async () => {
    const { hear, acknowledge, shown, saved, version, saving } = await typeAndSend('Guten Tag')
    expect(hear()).toEqual({ isDrawn: false })
    await acknowledge()
    expect([shown(), saved(), version(), saving()]).toEqual(['Guten Tag', 'Guten Tag', 2, 'saved'])
    expect(hear()).toEqual({ isDrawn: false })
  })

  it('[EDIT-13] is taken as the server wrote it, where that is not what was sent', async () => {
    const { hear, acknowledge, shown, version } = await typeAndSend('Guten Tag')
    expect(hear({ value: 'Guten Tag!' })).toEqual({ isDrawn: true })
    await acknowledge()
    expect([shown(), version()]).toEqual(['Guten Tag!', 2])
  })

  it('[EDIT-13] is taken when it is somebody else’s, and stays below what is on its way', async () => {
    const { hear, shown, saved } = await typeAndSend('Guten Tag')
    expect(hear({ changeId: 'another', value: 'Anna' })).toEqual({ isDrawn: true })
    expect([shown(), saved()]).toEqual(['Guten Tag', 'Anna'])
  })
})
