import fc from 'fast-check'
import { expect, it } from 'vitest'
import { counts } from '../../../test/counts'
import { editNewSite } from '../../../test/editing'
import { type Fault, faults } from '../../../test/editor/faultyServer'
import { createLedger, type Ledger } from '../../../test/editor/ledger'
import { openTab, readWorking, type Tab, writtenBy } from '../../../test/editor/tab'
import { handleOf } from '../../../test/editor/workspace'
import { onBothEngines } from '../../../test/engines'
import { seed } from '../../../test/seed'
import { startTestServer } from '../../../test/server'
import type { Group } from '../../content/group'
import type { PageDocument } from '../../content/page'
import { flatten } from '../../content/rules/document'
import { isRead } from './content'
import { newId } from './newId'
import type { Operation } from './operation'
import { makesOf, ownsOf } from './queue'

const stepsEach = 30

const kinds = [
  'text',
  'text',
  'text',
  'type',
  'option',
  'visible',
  'languages',
  'addHero',
  'addBoard',
  'addCard',
  'move',
  'moveCard',
  'remove',
  'restore',
  'archive',
  'container',
  'label',
  'settings',
  'theme',
  'fault',
  'fault',
  'fault',
  'pass',
  'pass',
  'pass',
  'pass',
  'release',
  'hear',
  'refresh',
  'choose',
  'retry',
  'discard',
  'reload',
] as const
type Step = { kind: (typeof kinds)[number]; tab: number; at: number; to: number }
type Run = { tabs: Tab[]; ledger: Ledger; texts: number }

const all = (groups: readonly Group[]) => groups.flatMap(group => [group, ...group.cards])
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

/** Does one step in one tab; a step that finds nothing to act on is passed over. */
const take = async (run: Run, { kind, tab: which, at, to }: Step) => {
  const tab = run.tabs[which % run.tabs.length]!
  const { workspace, faults: way } = tab
  const { store, edits, saver, queue } = workspace
  const { groups } = store.get()
  const group = pick(all(groups), at)
  const section = pick(groups, at)
  const board = pick(
    groups.filter(entry => entry.type === 'imageBoard'),
    at,
  )
  const newText = () => {
    run.texts += 1
    return `T${run.texts}.`
  }
  const isTyping = kind === 'type'
  if (kind === 'text' || isTyping) {
    if (!group) return
    const name = `${group.id}.title`
    const text = newText()
    // What is typed stands in the field before it is drawn.
    const over = run.ledger.open(tab.name).find(([value]) => value === name)?.[1] ?? tab.shown(name) ?? null
    run.ledger.write(tab.name, name, { text, over })
    return edits.text(handleOf(workspace, group.id, 'title'), 'de', text, { isTyping })
  }
  if (kind === 'option' && group && group.type !== 'imageCard')
    return edits.groupOption(group, 'alignment', to % 2 ? 'left' : 'center')
  if (kind === 'visible' && group) return edits.fieldVisible(handleOf(workspace, group.id, 'title'), to % 2 === 0)
  if (kind === 'languages' && section) return edits.languages(section, to % 2 ? ['fr'] : [])
  if (kind === 'addHero' || kind === 'addBoard')
    return void edits.addGroup(kind === 'addHero' ? 'hero' : 'imageBoard', pick([null, ...groups], to)?.id ?? null)
  if (kind === 'addCard' && board) return void edits.addCard(board, 'imageCard')
  if (kind === 'move' || kind === 'moveCard') {
    const list = kind === 'move' ? groups : (board?.cards ?? [])
    const [moved, beside] = [pick(list, at), pick(list, to)]
    if (!moved || !beside || moved === beside) return
    const position = at % 2 ? 'after' : 'before'
    edits.move(moved, { groupId: beside.id, position })
    const now = all(store.get().groups).flatMap(({ id }) => (list.some(entry => entry.id === id) ? [id] : []))
    expect(now.indexOf(moved.id) - now.indexOf(beside.id), 'stands beside it').toBe(position === 'after' ? 1 : -1)
    return
  }
  if (kind === 'remove' && group && groups.length > 2 && group.status !== 'markedForDeletion')
    return edits.remove(group)
  if (kind === 'restore') {
    const marked = all(groups).find(entry => entry.status === 'markedForDeletion')
    return marked && edits.restore(marked)
  }
  const card = pick(board?.cards ?? [], to)
  if (kind === 'archive' && card && card.status !== 'markedForDeletion')
    return edits.archive(card, card.status !== 'archived')
  if (kind === 'container')
    return workspace.sitePages.changeNavigation({ kind: 'addContainer', id: newId(), label: { de: newText() } })
  if (kind === 'label') {
    const { navigation } = store.get()
    const container = isRead(navigation) ? pick(navigation.value, at) : undefined
    if (!container) return void (await workspace.sitePages.reload())
    const seen = container.label.de ?? ''
    return workspace.sitePages.changeNavigation({
      kind: 'label',
      id: container.id,
      locale: 'de',
      label: newText(),
      seen,
    })
  }
  if (kind === 'settings' || kind === 'theme') {
    if (tab.shown(kind) === undefined) await workspace[kind === 'settings' ? 'siteSettings' : 'siteTheme'].reload()
    const over = tab.shown(kind)
    if (over === undefined) return
    run.texts += 1
    const text = kind === 'settings' ? `T${run.texts}.` : `#${run.texts.toString(16).padStart(6, '0')}`
    run.ledger.write(tab.name, kind, { text, over: over ?? null })
    if (kind === 'settings')
      return workspace.siteSettings.change('contact', { companyName: text }, () => ({ de: 'Firma', fr: 'Entreprise' }))
    return workspace.siteTheme.apply({ colors: { accent: text } })
  }
  if (kind === 'fault') return way.plan(pick(faults, at) as Fault, 1 + (to % 6))
  if (kind === 'pass') return void (await tab.pass())
  if (kind === 'release') {
    way.release()
    return tab.settled()
  }
  if (kind === 'hear') return tab.hear()
  if (kind === 'refresh') return workspace.refresh()
  if (kind === 'choose') return choose(run, tab, to % 2 ? 'mine' : 'theirs')
  const aside = pick(
    queue.get().filter(({ phase }) => phase === 'refused'),
    at,
  )
  if (kind === 'retry' && aside) return saver.retryOne(aside.id)
  if (kind === 'discard' && aside) return discard(run, tab, aside.id)
  if (kind === 'reload') return tab.reload()
}

const choose = (run: Run, tab: Tab, keep: 'mine' | 'theirs') => {
  const { saver, queue } = tab.workspace
  const parked = queue.get().find(({ phase }) => phase === 'parked')
  const mine = parked && writtenBy(parked)
  if (!parked?.theirs) return
  const theirs = mine ? theirText(parked.theirs.value) : null
  saver.choose(parked.id, keep)
  if (!mine) return
  if (keep === 'mine') return run.ledger.keepMine(tab.name, mine[0], theirs)
  run.ledger.drop(mine[1])
  expect(tab.shown(mine[0]) ?? null, 'theirs is shown').toBe(theirs)
}

/** Of a text the words, of a whole object its leaf. */
const theirText = (value: unknown): string | null =>
  Array.isArray(value) ? String((value[0] as { value?: unknown }).value) : ((value ?? null) as string | null)

const discard = (run: Run, tab: Tab, id: string) => {
  const { saver, queue } = tab.workspace
  const before = queue.get()
  saver.discard(id)
  for (const operation of before.filter(entry => !queue.get().includes(entry))) {
    const mine = writtenBy(operation)
    if (mine) run.ledger.drop(mine[1])
  }
}

/** After every step: nothing written is lost or hidden, and nobody is asked about their own words. */
const agree = ({ tabs, ledger }: Run) => {
  for (const tab of tabs) {
    tab.check()
    const { queue, edits } = tab.workspace
    for (const operation of queue.get()) {
      const mine = writtenBy(operation)
      if (operation.phase === 'parked' && mine) expect(ledger.isOthers(tab.name, mine[0]), mine[1]).toBe(true)
    }
    edits.settle()
    for (const [name, text] of ledger.open(tab.name)) {
      const shown = tab.shown(name)
      if (shown !== undefined) expect(shown, `${text} in its place`).toBe(text)
    }
  }
}

/** All faults are over: what can be saved is, what two people changed is chosen. */
const calmDown = async (run: Run) => {
  for (const tab of run.tabs) tab.faults.heal()
  for (let round = 0; round < 3; round += 1)
    for (const tab of run.tabs) {
      await tab.settled()
      for (let turn = 0; turn < 200 && (await tab.pass()); turn += 1) choose(run, tab, turn % 2 ? 'mine' : 'theirs')
      choose(run, tab, 'mine')
      while (await tab.pass()) choose(run, tab, 'mine')
      await tab.hear()
    }
}

/** Everything a document says, in the order it is shown. */
const saidBy = (groups: readonly Group[]) => {
  const { values } = flatten({
    id: '',
    name: {},
    slug: {},
    meta: { title: {}, description: {} },
    disallowedLanguages: [],
    groups,
  } as unknown as PageDocument)
  return new Map(
    values.filter(({ key }) => key !== 'order').map(({ itemId, key, value }) => [`${itemId} ${key}`, value] as const),
  )
}
const orderOf = (groups: readonly Group[]) => all(groups).map(({ id }) => id)

onBothEngines('the editor', open => {
  it('[EDIT-11, EDIT-12, EDIT-13, EDIT-26, API-4] whatever goes wrong: what the server took is there once, what it refused is still on the page, nothing else differs', async () => {
    const storage = await open()
    const server = await startTestServer(storage)
    const step = fc.record({
      kind: fc.constantFrom(...kinds),
      tab: fc.nat(1),
      at: fc.nat(1000),
      to: fc.nat(1000),
    })
    const property = fc.asyncProperty(fc.array(step, { minLength: stepsEach, maxLength: stepsEach }), async steps => {
      const editing = await editNewSite(server, {
        role: 'admin',
        groups: [
          { type: 'hero' },
          { type: 'hero' },
          { type: 'imageBoard', cards: [{ type: 'imageCard' }, { type: 'imageCard' }] },
        ],
      })
      const ledger = createLedger()
      const tabs = [await openTab(editing, { name: 'one', ledger }), await openTab(editing, { name: 'two', ledger })]
      const run: Run = { tabs, ledger, texts: 0 }
      for (const entry of steps) {
        await take(run, entry)
        agree(run)
      }
      await calmDown(run)
      agree(run)

      const { document, versions } = await readWorking(editing)
      const stored = saidBy(document.groups)
      // What the server took is there once.
      for (const name of ledger.names().filter(entry => entry.includes('.'))) {
        const [groupId, field = ''] = name.split('.')
        const found = all(document.groups).find(({ id }) => id === groupId)?.fields[field]
        if (!found) continue
        expect(found.text.de, name).toBe(ledger.storedText(name))
        expect(versions[`${found.id} text:de`], `${name} was written once each`).toBe(ledger.writesOf(name))
      }
      for (const tab of tabs) {
        // What it refused is still on the page, also when that is loaded anew; nothing else differs.
        for (const isReloaded of [false, true]) {
          if (isReloaded) await tab.reload()
          else await tab.workspace.refresh()
          const { queue, store } = tab.workspace
          const refused = queue.get()
          const owned = new Set(refused.flatMap(operation => valuesOf(operation, store.get().groups)))
          const made = new Set(refused.flatMap(makesOf))
          const isOwn = (name: string) =>
            owned.has(name.replace('previousStatus', 'status')) || made.has(name.split(' ')[0]!)
          const removed = refused.filter(({ resource, change }) => resource === 'groups' && change.kind === 'remove')
          if (removed.length === 0) {
            const shown = saidBy(store.get().groups)
            for (const name of new Set([...shown.keys(), ...stored.keys()]))
              if (!isOwn(name)) expect([name, shown.get(name)]).toEqual([name, stored.get(name)])
          }
          if (refused.every(({ resource }) => resource === 'pageValues'))
            expect(orderOf(store.get().groups)).toEqual(orderOf(document.groups))
          tab.check()
          expect(store.get().saving).toBe(refused.length > 0 ? 'failed' : 'saved')
        }
      }
    })
    const runs = counts.editorSequences[storage.engine]
    const lanes = Array.from({ length: 4 }, (_, lane) =>
      fc.assert(property, { seed: seed + lane, numRuns: Math.ceil(runs / 4), endOnFailure: true }),
    )
    await Promise.all(lanes)
  })
})

/** The values that a refused change writes, by the id its field has on the page. */
const valuesOf = (operation: Operation, groups: readonly Group[]): string[] => {
  if (operation.resource !== 'pageValues') return ownsOf(operation)
  const { itemId, key } = operation.change
  const place = 'place' in operation.change ? operation.change.place : null
  const field = place && all(groups).find(({ id }) => id === place.groupId)?.fields[place.name]
  return [`${field?.id ?? itemId} ${key}`]
}
