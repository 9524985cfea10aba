import { definitions } from '../../src/blocks/definitions'
import { type GroupDraft, groupFromDraft } from '../../src/content/draft'
import type { Group } from '../../src/content/group'
import type { Media } from '../../src/content/media'
import type { Call } from '../../src/contract/call'
import { allCalls } from '../../src/contract/calls'
import type { callServer } from '../../src/contract/client'
import type { Envelope } from '../../src/contract/errors'
import { clock as realClock } from '../../src/editor/state/clock'
import { type EditorData, initialState } from '../../src/editor/state/editorState'
import { createJournal } from '../../src/editor/state/journal'
import type { Operation } from '../../src/editor/state/operation'
import { createWorkspace } from '../../src/editor/state/workspace'
import { fieldHandles } from '../../src/render/block'

/** What a browser keeps, without one. */
export const createTestStorage = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    keys: () => [...entries.keys()],
  }
}

type PageContent = { pageId: string; groups: Group[]; versions?: Record<string, number>; media?: Record<string, Media> }

/** The editor's work on a page, with a server and a browser of the test's own. What the journal holds is taken up. */
export const openWorkspace = ({
  page,
  call,
  storage = createTestStorage(),
  tab = 'tab-1',
  clock = realClock,
}: {
  page: PageContent
  call: typeof callServer
  storage?: ReturnType<typeof createTestStorage>
  tab?: string
  clock?: typeof realClock
}) => {
  const { pageId, groups, versions = {}, media = {} } = page
  const data = {
    model: { page: { id: pageId, groups }, references: { pages: {}, media }, loaded: {}, locale: 'de' },
    versions,
    isChanged: false,
    missing: {},
  } as unknown as EditorData
  const journal = createJournal({ siteKey: 'test', personId: 'person', tab, storage })
  const refused: Operation[] = []
  const parts = { views: {}, islands: {} }
  const workspace = createWorkspace(initialState(data, parts), {
    journal,
    clock,
    call,
    loadParts: async () => parts,
    onTaken: () => {},
    onRefused: operation => refused.push(operation),
  })
  workspace.saver.resume(journal.read())
  return { ...workspace, refused, storage, journal, kept: () => journal.read() }
}

export type TestWorkspace = ReturnType<typeof openWorkspace>

/** A new section as the server has it. */
export const testGroup = (type: GroupDraft['type'], order: string): Group => ({
  ...groupFromDraft({ draft: { type }, shape: 1, makeId: () => crypto.randomUUID() }),
  order,
})

export const handleOf = ({ store }: Pick<TestWorkspace, 'store'>, groupId: string, name: string) => {
  const group = store
    .get()
    .groups.flatMap(entry => [entry, ...entry.cards])
    .find(({ id }) => id === groupId)!
  return fieldHandles(definitions[group.type]!, group)[name]!
}

/** The text of a field as it is shown. */
export const shownText = ({ store }: Pick<TestWorkspace, 'store'>, groupId: string, name = 'title') =>
  store
    .get()
    .groups.flatMap(entry => [entry, ...entry.cards])
    .find(({ id }) => id === groupId)?.fields[name]?.text.de

export const callName = (call: Pick<Call, 'path' | 'method'>) =>
  allCalls.find(([, { path, method }]) => path === call.path && method === call.method)![0]

export const answered = (data: unknown, version?: number) =>
  ({ success: true, data, error: null, status: 200, ...(version === undefined ? {} : { version }) }) as Envelope<never>

export const refusal = (status: number, code: string, details?: unknown) =>
  ({ success: false, data: null, status, code, error: code, details }) as unknown as Envelope<never>
