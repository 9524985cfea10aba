import { expect } from 'vitest'
import type { PageDocument } from '../../src/content/page'
import { type callServer, Unanswered } from '../../src/contract/client'
import type { Envelope } from '../../src/contract/errors'
import type { Operation } from '../../src/editor/state/operation'
import { readChangesAfter } from '../../src/server/storage/changes'
import type { Editing } from '../editing'
import { createFaults } from './faultyServer'
import type { Ledger } from './ledger'
import { createTestClock } from './testClock'
import { callName, createTestStorage, openWorkspace, type TestWorkspace } from './workspace'

type Input = Record<string, unknown>
type Working = { document: PageDocument; versions: Record<string, number>; seq: number }

export const readWorking = async ({ call, pageId }: Pick<Editing, 'call' | 'pageId'>): Promise<Working> =>
  (await call('GET', 'page/working', { id: pageId })).body.data as unknown as Working

/** The values the ledger follows that a call writes, and what it writes into them. */
const written = (name: string, input: Input): [name: string, text: string][] => {
  if (name === 'saveData') {
    const { add, data } = input as { add?: { parentId: string; name: string }; data: { content?: { data: Input } } }
    const text = data.content?.data.de
    return add && typeof text === 'string' ? [[`${add.parentId}.${add.name}`, text]] : []
  }
  if (name === 'writeSettings') {
    const { companyName } = input.contact as { companyName: string }
    return companyName === '' ? [] : [['settings', companyName]]
  }
  const { accent } = (name === 'writeTheme' ? (input.colors ?? {}) : {}) as { accent?: string }
  return accent ? [['theme', accent]] : []
}

/** Of a change on its way: the value of the ledger it writes, and the text. */
export const writtenBy = (operation: Operation): [name: string, text: string] | null => {
  if (operation.resource === 'pageValues' && operation.change.kind === 'text')
    return [`${operation.change.place.groupId}.${operation.change.place.name}`, String(operation.change.value)]
  if (operation.resource === 'settings' || operation.resource === 'theme')
    return [operation.resource, String(operation.change.changes[0]?.value)]
  return null
}

/** One tab of a browser at a server on which things go wrong: it can be loaded anew, with what its journal kept. */
export const openTab = async (editing: Editing, { name, ledger }: { name: string; ledger: Ledger }) => {
  const storage = createTestStorage()
  const faults = createFaults()
  const time = createTestClock()
  let under = 0
  let life = 0

  const ask = async (made: Parameters<typeof callServer>[0], input: Input): Promise<Envelope<never>> => {
    const method = made.method as 'GET' | 'POST'
    if (method === 'GET') return (await editing.call(method, made.path, input)).body as Envelope<never>
    return faults.pass(async () => {
      const { changeId = '', ...body } = input as Input & { changeId?: string }
      const isRepeated = ledger.send(changeId, JSON.stringify([made.path, body]))
      const answer = (await editing.call(method, made.path, input)).body as Envelope<never>
      if (answer.success && !isRepeated)
        for (const [value, text] of written(callName(made), input)) ledger.take(name, value, text)
      if (answer.success) ledger.finish(changeId)
      else if (answer.code === 'stale_base') ledger.refuseAsStale(changeId)
      return answer
    })
  }

  const open = async () => {
    life += 1
    const own = life
    const { document, versions, seq } = await readWorking(editing)
    // A tab that is gone hears nothing and keeps nothing any more.
    const isAlive = () => own === life
    const call = (async (made: Parameters<typeof callServer>[0], input: Input) => {
      under += 1
      const answer = await ask(made, input).catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error
        return error
      })
      under -= 1
      if (!isAlive()) return new Promise<never>(() => {})
      if (answer instanceof Unanswered) throw answer
      return answer
    }) as typeof callServer
    const page = { pageId: editing.pageId, groups: document.groups, versions }
    const workspace: TestWorkspace = openWorkspace({ page, call, storage, clock: time.clock, tab: name })
    return { workspace, heard: seq }
  }

  let { workspace, heard } = await open()

  /** Until nothing is under way but what is held up. */
  const settled = async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise(resolve => setImmediate(resolve))
      if (under > faults.held()) quiet = -1
    }
  }

  return {
    name,
    faults,
    settled,
    get workspace() {
      return workspace
    },
    /** What is due next is done. */
    pass: async () => {
      const isDue = time.next()
      await settled()
      return isDue
    },
    /** Hears what the page's log has since. */
    hear: async () => {
      const { site, pageId } = editing
      const changes = await readChangesAfter(editing.storage.read, site.id, { pageId, after: heard })
      for (const { seq, after, ...change } of changes) {
        heard = seq
        workspace.take({ ...change, value: after })
      }
      await settled()
    },
    reload: async () => {
      time.stop()
      ;({ workspace, heard } = await open())
      await settled()
    },
    /** The words of a value as they are shown; undefined where it has no place on the page. */
    shown: (value: string): string | null | undefined => {
      const { groups, settings, theme } = workspace.store.get()
      if (value === 'settings') return typeof settings === 'string' ? undefined : settings.value.contact.companyName
      if (value === 'theme') return typeof theme === 'string' ? undefined : theme.value.colors.accent
      const [groupId, field = ''] = value.split('.')
      const group = groups.flatMap(entry => [entry, ...entry.cards]).find(({ id }) => id === groupId)
      return group && ((group.fields[field]?.text.de as string | undefined) ?? null)
    },
    /** Every word that the server has not stays: in its place and in the journal. */
    check: () => {
      const kept = JSON.stringify(workspace.kept())
      for (const [, text] of ledger.open(name)) {
        expect(kept, `${text} is not kept`).toContain(text)
        const seen = workspace.queue.get().find(operation => writtenBy(operation)?.[1] === text)
        expect(seen, `${text} is on no way`).toBeDefined()
      }
    },
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
