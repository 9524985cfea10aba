import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answered,
  callName,
  createTestStorage,
  openWorkspace,
  shownText,
  testGroup,
} from '../../../test/editor/workspace'
import { eventually } from '../../../test/eventually'
import type { callServer } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import { createJournal } from './journal'
import type { Operation } from './operation'

afterEach(() => {
  vi.useRealTimers()
})

const name = (tab: string) => `vitrine.journal.test.person.${tab}`
const open = (storage = createTestStorage(), tab = 'own') =>
  createJournal({ siteKey: 'test', personId: 'person', tab, storage })

const operation = (id: string): Operation => ({
  id,
  changeId: id,
  resource: 'pageValues',
  change: { kind: 'groupOption', itemId: 'group', key: 'option:alignment', value: 'left' },
  pageId: 'page',
  base: 1,
  phase: 'waiting',
  dueAt: 0,
})

describe('the journal', () => {
  it('[EDIT-12] gives back what it keeps', () => {
    const storage = createTestStorage()
    expect(open(storage).write([operation('a'), operation('b')])).toBe(true)
    expect(open(storage).read()).toEqual([operation('a'), operation('b')])
    open(storage).write([])
    expect(storage.keys()).toEqual([])
  })

  it('[EDIT-12] what another tab left is removed only when it has been taken', async () => {
    const storage = createTestStorage()
    open(storage, 'other').write([operation('a')])
    const offered: string[] = []
    const adopt = async (isTaken: boolean) => {
      open(storage).adopt(left => {
        offered.push(...left.map(({ id }) => id))
        return isTaken
      })
      await eventually(() => expect(offered.length).toBeGreaterThan(isTaken ? 1 : 0))
    }
    await adopt(false)
    expect(open(storage, 'other').read()).toEqual([operation('a')])
    await adopt(true)
    expect([offered, storage.keys()]).toEqual([['a', 'a'], []])
  })

  it('[EDIT-12] what a newer version wrote stays for one that can read it', () => {
    const storage = createTestStorage()
    const strange = { ...operation('new'), resource: 'holograms', form: 1 }
    const later = { ...operation('later'), form: 99 }
    storage.setItem(
      name('own'),
      JSON.stringify({ version: 2, at: 0, operations: [{ ...operation('a'), form: 1 }, strange, later] }),
    )
    const journal = open(storage)
    expect(journal.read().map(({ id }) => id)).toEqual(['a'])
    journal.write([])
    expect(JSON.parse(storage.getItem(name('own'))!).operations).toEqual([strange, later])
  })

  it('[EDIT-12] what is broken is no entry', () => {
    const storage = createTestStorage()
    storage.setItem(name('own'), '{"operations":[')
    expect(open(storage).read()).toEqual([])
  })

  it('[EDIT-12] holds a change until the server has taken it, also while it is on its way', async () => {
    vi.useFakeTimers()
    const group = testGroup('hero', 'a0')
    const answers: ((envelope: Envelope<never>) => void)[] = []
    const call = ((made: Parameters<typeof callServer>[0]) =>
      callName(made) === 'saveData'
        ? new Promise<Envelope<never>>(resolve => answers.push(resolve))
        : Promise.resolve(answered({}))) as unknown as typeof callServer
    const { edits, kept } = openWorkspace({ page: { pageId: 'page', groups: [group] }, call })
    edits.groupOption(group, 'alignment', 'left')
    await vi.advanceTimersByTimeAsync(100)
    expect(kept().map(({ phase }) => phase)).toEqual(['sent'])
    answers[0]!(answered({ id: group.id, versions: { 'option:alignment': 1 } }))
    await vi.advanceTimersByTimeAsync(100)
    expect(kept()).toEqual([])
  })
})

/** As the version before wrote them, with one of every call. */
const first = (groupId: string) => {
  const common = { pageId: 'page', dueAt: 0 }
  const field = { itemType: 'field', linkId: 'f1', add: { parentId: groupId, name: 'title' } }
  const board = { collectionId: 'board', collectionName: 'imageCard' }
  return [
    {
      ...common,
      changeId: 'c1',
      call: 'saveData',
      value: { itemId: 'f1', key: 'text:de', value: 'Getippt' },
      isInDoubt: true,
      input: {
        ...field,
        data: { content: { type: 'localizedSingleValue', data: { de: 'Getippt' } } },
        base: { 'text:de': 3 },
      },
    },
    {
      ...common,
      changeId: 'c2',
      call: 'saveData',
      value: { itemId: groupId, key: 'option:alignment', value: 'left' },
      input: { itemType: 'group', linkId: groupId, data: {}, base: { 'option:alignment': 2 } },
    },
    {
      ...common,
      changeId: 'c3',
      call: 'setFieldVisibility',
      value: { itemId: 'f1', key: 'visible', value: false },
      input: { fieldName: 'title', groupId, visible: false, base: 0 },
    },
    {
      ...common,
      changeId: 'c4',
      call: 'setGroupMeta',
      value: { itemId: groupId, key: 'languages', value: ['fr'] },
      input: { pageId: 'page', groupId, meta: { disallowedLanguages: ['fr'] }, base: { languages: 1 } },
    },
    {
      ...common,
      changeId: 'c5',
      call: 'updateMedia',
      value: { itemId: 'm1', key: 'alt', value: { de: 'Ein Laden' } },
      label: 'Bildbeschreibung',
      input: { media: { id: 'm1', alt: { de: 'Ein Laden', fr: null } }, pageId: 'page', base: 1 },
    },
    {
      ...common,
      changeId: 'c6',
      call: 'addGroup',
      value: null,
      input: { pageId: 'page', groupName: 'imageBoard', id: 'g2', cards: ['k1'], nextTo: groupId },
    },
    {
      ...common,
      changeId: 'c7',
      call: 'sortGroup',
      value: { itemId: groupId, key: 'order', value: 'a5' },
      basis: { itemId: groupId, key: 'order' },
      input: { pageId: 'page', groupId, nextTo: { groupId: 'g2', position: 'after' }, base: 4 },
    },
    {
      ...common,
      changeId: 'c8',
      call: 'removeGroup',
      value: null,
      basis: { itemId: groupId, key: 'status' },
      input: { pageId: 'page', groupId, base: 7 },
      isHeld: true,
      heldSince: 5,
    },
    {
      ...common,
      changeId: 'c9',
      call: 'addToCollection',
      value: null,
      input: { ...board, collectionType: 'group', id: 'k2' },
    },
    {
      ...common,
      changeId: 'c10',
      call: 'sortCollection',
      value: null,
      basis: { itemId: 'k2', key: 'order' },
      input: { ...board, active: 'k2', over: 'k1', base: 1 },
    },
    {
      ...common,
      changeId: 'c11',
      call: 'sortCollection',
      value: null,
      basis: { itemId: 'p1', key: 'order' },
      input: { collectionName: 'team', active: 'p1', over: 'p2', base: 2 },
    },
    {
      ...common,
      changeId: 'c12',
      call: 'writeNavigation',
      value: null,
      isInDoubt: true,
      input: { change: { kind: 'removeEntry', id: 'e1' } },
    },
    {
      ...common,
      changeId: 'c13',
      call: 'writeSettings',
      input: {},
      label: 'Firmenname',
      value: {
        itemId: 'settings',
        key: 'contact',
        value: [{ key: 'contact.companyName', before: '', sent: 'Eins', value: 'Zwei' }],
      },
    },
    { ...common, changeId: 'c14', call: 'somethingElse', value: null, input: {} },
  ]
}

describe('the journal of the version before', () => {
  it('[EDIT-12, EDIT-26] is read: every change goes on as what it was', () => {
    const storage = createTestStorage()
    const entries = first('g1')
    storage.setItem(name('own'), JSON.stringify({ operations: entries, at: 0 }))
    const read = open(storage).read()
    expect(
      read.map(({ resource, change, base, phase }) => [resource, (change as { kind?: string }).kind, base, phase]),
    ).toEqual([
      ['pageValues', 'text', 3, 'sent'],
      ['pageValues', 'groupOption', 2, 'waiting'],
      ['pageValues', 'visible', 0, 'waiting'],
      ['pageValues', 'languages', 1, 'waiting'],
      ['pageValues', 'alt', 0, 'waiting'],
      ['groups', 'add', 0, 'waiting'],
      ['groups', 'move', 4, 'waiting'],
      ['groups', 'remove', 7, 'held'],
      ['cards', 'add', 0, 'waiting'],
      ['cards', 'move', 1, 'sent'],
      ['pages', 'sort', 2, 'sent'],
      ['navigation', 'removeEntry', 0, 'waiting'],
      ['settings', undefined, 0, 'waiting'],
    ])
    // What may have arrived is repeated to the letter, under the same name.
    expect(read[0]).toMatchObject({ changeId: 'c1', body: { call: 'saveData', input: entries[0]!.input } })
    expect(read[11]!.changeId).not.toBe('c12')
    expect(read[12]!.change).toEqual({
      changes: [{ key: 'contact.companyName', before: 'Eins', value: 'Zwei' }],
      label: { de: 'Firmenname', fr: 'Firmenname' },
    })
  })

  it('[EDIT-12] is shown and sent', async () => {
    vi.useFakeTimers()
    const group = testGroup('hero', 'a0')
    const storage = createTestStorage()
    storage.setItem(name('tab-1'), JSON.stringify({ operations: first(group.id).slice(0, 1), at: 0 }))
    const sent: unknown[] = []
    const call = (async (made: Parameters<typeof callServer>[0], input: unknown) => {
      sent.push([callName(made), input])
      return answered({ id: 'f1', versions: { 'text:de': 4 } })
    }) as typeof callServer
    const workspace = openWorkspace({ page: { pageId: 'page', groups: [group] }, call, storage })
    expect(shownText(workspace, group.id)).toBe('Getippt')
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toEqual([['saveData', { ...first(group.id)[0]!.input, changeId: 'c1' }]])
    expect(workspace.kept()).toEqual([])
  })
})
