import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../src/server/newId'
import { counts } from './counts'
import { dumpSite } from './dump'
import { onBothEngines } from './engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer } from './server'

type Ids = { pages: string[]; groups: string[]; cards: string[]; fields: string[] }
type Pick = (from: readonly string[]) => string

const text = { content: { type: 'localizedSingleValue', data: { de: 'Übernommen' } } }
const child = (id: string) => ({ id: newId(), type: 'page', page: { id } })

/** Every call that takes an id, with ids of the other site in at least one place. */
const tries: [path: string, input: (foreign: Ids, own: Ids, pick: Pick) => object][] = [
  ['page/info', (foreign, _, pick) => ({ id: pick(foreign.pages), lang: 'de', meta: { name: 'Meins' } })],
  ['page/info', (foreign, _, pick) => ({ id: pick(foreign.pages), lang: 'de', slug: 'meins' })],
  ['page/info', (foreign, _, pick) => ({ id: pick(foreign.pages), lang: 'de', meta: { password: null } })],
  ['page/remove', (foreign, _, pick) => ({ id: pick(foreign.pages) })],
  ['page/publish', (foreign, _, pick) => ({ id: pick(foreign.pages) })],
  ['page/unpublish', (foreign, _, pick) => ({ id: pick(foreign.pages) })],
  ['page/revert', (foreign, _, pick) => ({ id: pick(foreign.pages) })],
  ['group/add', (foreign, _, pick) => ({ pageId: pick(foreign.pages), groupName: 'cta' })],
  ['group/add', (foreign, own, pick) => ({ pageId: pick(own.pages), groupName: 'cta', nextTo: pick(foreign.groups) })],
  ...mixed('group/sort', { direction: 'up' }),
  ...mixed('group/status', { from: 'published', to: 'archived' }),
  ...mixed('group/remove', {}),
  ...mixed('group/visibility', { visible: false, visibleFields: { title: false } }),
  ...mixed('group/meta', { meta: { disallowedLanguages: ['de'] } }),
  ['field/visibility', (foreign, _, pick) => ({ groupId: pick(foreign.groups), fieldName: 'title', visible: false })],
  [
    'field/visibility',
    (foreign, own, pick) => ({
      groupId: pick(own.groups),
      fieldId: pick(foreign.fields),
      fieldName: 'title',
      visible: false,
    }),
  ],
  ['data', (foreign, _, pick) => ({ itemType: 'field', linkId: pick(foreign.fields), data: text })],
  [
    'data',
    (foreign, _, pick) => ({
      itemType: 'group',
      linkId: pick([...foreign.groups, ...foreign.cards]),
      data: { options: { backgroundColor: { value: 'primary' } } },
    }),
  ],
  [
    'data',
    (foreign, _, pick) => ({
      itemType: 'field',
      linkId: null,
      add: { parentId: pick([...foreign.groups, ...foreign.cards]), name: 'title' },
      data: text,
    }),
  ],
  [
    'data',
    (foreign, own, pick) => ({
      itemType: 'field',
      linkId: null,
      add: { parentId: pick(own.groups), name: 'button' },
      data: { options: { link: { value: { type: 'page', page: { id: pick(foreign.pages) } } } } },
    }),
  ],
  [
    'collection/add',
    (foreign, _, pick) => ({
      collectionId: pick(foreign.groups),
      collectionName: 'imageCard',
      collectionType: 'group',
    }),
  ],
  [
    'collection/add',
    (foreign, _, pick) => ({
      collectionName: 'team',
      collectionType: 'page',
      pageId: pick(foreign.pages),
      action: 'remove',
    }),
  ],
  [
    'collection/sort',
    (foreign, _, pick) => ({ collectionName: 'team', active: pick(foreign.pages), over: pick(foreign.pages) }),
  ],
  [
    'collection/sort',
    (foreign, _, pick) => ({
      collectionId: pick(foreign.groups),
      collectionName: 'imageCard',
      active: pick(foreign.cards),
      over: pick(foreign.cards),
    }),
  ],
  ['collection/removeItem', (foreign, _, pick) => ({ collectionName: 'imageCard', groupId: pick(foreign.cards) })],
  [
    'navigation',
    (foreign, _, pick) => ({ navigation: [{ id: newId(), label: {}, children: [child(pick(foreign.pages))] }] }),
  ],
]

function mixed(path: string, extra: object): typeof tries {
  return [
    [path, (foreign, _, pick) => ({ pageId: pick(foreign.pages), groupId: pick(foreign.groups), ...extra })],
    [path, (foreign, own, pick) => ({ pageId: pick(own.pages), groupId: pick(foreign.groups), ...extra })],
    [path, (foreign, own, pick) => ({ pageId: pick(foreign.pages), groupId: pick(own.groups), ...extra })],
  ]
}

onBothEngines('another site', open => {
  it('[ROUTE-10, SEC-2] attempts with its ids are refused and change nothing of it', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const [own, other] = [await createTestSite(storage), await createTestSite(storage)]
    const groups = [hero('Titel', 'Titre'), { type: 'imageBoard' as const, cards: [{ type: 'imageCard' as const }] }]
    const idsOf = async (site: typeof own): Promise<Ids> => {
      await createTestPage(storage, site, { role: 'home', key: 'home', groups })
      await createTestPage(storage, site, { name: { de: 'Anna' }, collection: 'team', groups })
      const pages = await storage.read.selectFrom('pages').select('id').where('site_id', '=', site.id).execute()
      const items = await storage.read.selectFrom('items').selectAll().where('site_id', '=', site.id).execute()
      const of = (test: (item: (typeof items)[number]) => boolean) => items.filter(test).map(item => item.id)
      return {
        pages: pages.map(page => page.id),
        groups: of(item => item.kind === 'group' && item.parent_id === item.page_id),
        cards: of(item => item.kind === 'group' && item.parent_id !== item.page_id),
        fields: of(item => item.kind === 'field'),
      }
    }
    const [mine, foreign] = [await idsOf(own), await idsOf(other)]
    const { cookie } = await signIn(storage, own, 'admin')
    const call = caller({ app, site: own, cookie })
    const before = await Promise.all([dumpSite(storage, other.id), dumpSite(storage, own.id)])
    const reads = ['page/info', 'page/status/publication', 'page/status/translation', 'page/events']
    for (const path of reads)
      for (const id of foreign.pages) expect((await call('GET', path, { id })).status, path).toBe(404)
    expect((await call('GET', 'page/entries', { ids: foreign.pages.join() })).body.data).toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.nat(tries.length - 1), fc.infiniteStream(fc.nat()), async (at, numbers) => {
        const pick: Pick = from => from[numbers.next().value! % from.length]!
        const [path, build] = tries[at]!
        const input = build(foreign, mine, pick)
        const { status } = await call('POST', path, input)
        expect([400, 403, 404, 409], `${path} ${JSON.stringify(input)}: ${status}`).toContain(status)
      }),
      { numRuns: counts.foreignIds, endOnFailure: true },
    )
    expect(await Promise.all([dumpSite(storage, other.id), dumpSite(storage, own.id)])).toEqual(before)
  })
})
