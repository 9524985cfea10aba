import { expect, it } from 'vitest'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { createTestPage, createTestSite, hero, visit } from '../../../test/server'
import { definitions } from '../../blocks/definitions'
import type { GroupDraft } from '../../content/draft'
import type { PageEntry } from '../../contract/page'
import { newId } from '../newId'

const board: GroupDraft = {
  type: 'imageBoard',
  fields: { title: { text: { de: 'Bilder', fr: 'Images' } } },
  cards: ['A', 'B', 'C'].map(letter => ({
    type: 'imageCard',
    fields: { title: { text: { de: `Karte ${letter}`, fr: `Carte ${letter}` } } },
  })),
}
const team: GroupDraft = { type: 'teamContainer' }
const member = (name: string): GroupDraft => ({
  type: 'teamDetails',
  fields: { name: { single: name } },
})

onBothEngines('collections', open => {
  it('[API-4] a card is added to the page as it was last seen, and what is new has version 0', async () => {
    const { call, info, document } = await startEditing(await open(), { groups: [board] })
    const [group] = (await document()).groups
    const card = { collectionId: group!.id, collectionName: 'imageCard', collectionType: 'group' }
    const { seq } = await info()
    expect((await call('POST', 'collection/add', { ...card, base: seq })).status).toBe(200)
    expect((await call('POST', 'collection/add', { ...card, base: seq })).body).toMatchObject({
      status: 409,
      code: 'stale_base',
      details: { version: (await info()).seq },
    })
    const page = { collectionName: 'team', collectionType: 'page' }
    expect((await call('POST', 'collection/add', { ...page, base: 0 })).status).toBe(200)
    expect((await call('POST', 'collection/add', { ...page, base: 1 })).body).toMatchObject({ code: 'stale_base' })
  })

  it('[PAGE-5, MODEL-7] cards are added, sorted and removed, and are live with the page', async () => {
    const editing = await startEditing(await open(), { groups: [board] })
    const { app, site, call, pageId, document } = editing
    const [group] = (await document()).groups
    const place = { collectionId: group!.id, collectionName: 'imageCard' }
    const cards = async () => (await document()).groups[0]!.cards.map(card => card.id)
    const [a, b, c] = (await cards()) as [string, string, string]
    const added = await call('POST', 'collection/add', { ...place, collectionType: 'group' })
    const { id: d } = added.body.data as unknown as { id: string }
    expect(await cards()).toEqual([a, b, c, d])
    await writeField(editing, { groupId: d, name: 'title', data: texts({ de: 'Karte D', fr: 'Carte D' }) })
    const sort = (active: string, over: string) => call('POST', 'collection/sort', { ...place, active, over })
    expect((await sort(d, a)).body.data).toEqual({ id: d, order: [d, a, b, c], version: 2 })
    expect((await sort(d, b)).body.data).toEqual({ id: d, order: [a, b, d, c], version: 3 })
    expect((await sort(b, b)).body.data).toMatchObject({ id: b, order: [a, b, d, c] })
    expect(await cards()).toEqual([a, b, d, c])
    expect((await sort(d, newId())).status).toBe(404)
    const remove = (groupId: string) => call('POST', 'collection/removeItem', { ...place, groupId })
    expect((await remove(a)).body.data).toEqual({ id: a, status: 'markedForDeletion' })
    expect((await remove(a)).body.data).toEqual({ id: a, status: 'markedForDeletion' })
    const draft = await call('POST', 'collection/add', { ...place, collectionType: 'group' })
    const draftId = (draft.body.data as unknown as { id: string }).id
    expect((await remove(draftId)).body.data).toEqual({ id: draftId, status: 'deleted' })
    expect((await remove(group!.id)).status).toBe(404)
    expect((await visit(app, site, '/de')).body).toContain('Karte A')
    expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
    const { body } = await visit(app, site, '/de')
    const order = ['Karte B', 'Karte D', 'Karte C'].map(name => body.indexOf(name))
    expect(order.every(at => at > 0)).toBe(true)
    expect([...order].sort((x, y) => x - y)).toEqual(order)
    expect(body).not.toContain('Karte A')
  })

  it('[PAGE-5] a card is hidden and shown again, with the status it had', async () => {
    const { app, site, call, pageId, document } = await startEditing(await open(), { groups: [board] })
    const [group] = (await document()).groups
    const place = { collectionId: group!.id, collectionName: 'imageCard', collectionType: 'group' }
    const cards = async () => (await document()).groups[0]!.cards
    const statusOf = async (id: string) => (await cards()).find(card => card.id === id)?.status
    const groupId = (await cards())[0]!.id
    const turn = (action: string, input: object = { groupId }) =>
      call('POST', 'collection/add', { ...place, action, ...input })
    for (let count = 0; count < 2; count += 1) {
      expect((await turn('remove')).body.data).toMatchObject({ id: groupId })
      expect(await statusOf(groupId)).toBe('archived')
    }
    expect(await cards()).toHaveLength(3)
    await call('POST', 'page/publish', { id: pageId })
    expect((await visit(app, site, '/de')).body).not.toContain('Karte A')
    expect((await turn('add')).status).toBe(200)
    expect(await statusOf(groupId)).toBe('published')
    await call('POST', 'page/publish', { id: pageId })
    expect((await visit(app, site, '/de')).body).toContain('Karte A')
    const draft = (await call('POST', 'collection/add', place)).body.data as unknown as { id: string }
    await turn('remove', { groupId: draft.id })
    await turn('add', { groupId: draft.id })
    expect(await statusOf(draft.id)).toBe('draft')
    expect((await turn('remove', { groupId, base: 0 })).body).toMatchObject({ status: 409, code: 'stale_base' })
    expect((await turn('remove', { groupId: newId() })).status).toBe(404)
    expect((await turn('remove', { groupId: group!.id })).status).toBe(404)
    expect((await turn('remove', { groupId, collectionName: 'newsFeedCard' })).status).toBe(404)
  })

  it('[PAGE-5] of many who sort at once each finds what the one before left', async () => {
    const storage = await open()
    const { call, site } = await startEditing(storage)
    const pages: string[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      pages.push(await createTestPage(storage, site, { collection: 'team', name: { de: name, fr: name } }))
    const [first, ...others] = pages
    const answers = await Promise.all(
      others.map(active => call('POST', 'collection/sort', { collectionName: 'team', active, over: first })),
    )
    expect(answers.map(answer => answer.status)).toEqual(others.map(() => 200))
    const listed = (await call('GET', 'page', { includeDrafts: '1' })).body.data as unknown as PageEntry[]
    const orders = listed.filter(page => pages.includes(page.id)).map(page => page.order)
    expect(new Set(orders).size).toBe(pages.length)
  })

  it('[API-9, MODEL-7] a board takes its own cards, by name', async () => {
    const { call, document } = await startEditing(await open(), { groups: [board, hero('Titel', 'Titre')] })
    const [boardId, heroId] = (await document()).groups.map(group => group.id)
    const add = (input: object) => call('POST', 'collection/add', { collectionType: 'group', ...input })
    expect((await add({ collectionId: boardId })).body).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await add({ collectionId: boardId, collectionName: 'newsFeedCard' })).body).toMatchObject({
      code: 'unknown_block',
    })
    expect((await add({ collectionId: heroId, collectionName: 'imageCard' })).body).toMatchObject({
      code: 'unknown_block',
    })
    expect((await add({ collectionId: newId(), collectionName: 'imageCard' })).status).toBe(404)
    expect((await add({ collectionName: 'imageCard' })).status).toBe(404)
  })

  it('[PAGE-5, PAGE-3] pages join a collection by name; an empty name creates nothing', async () => {
    const { call, info } = await startEditing(await open())
    const add = (input: object) =>
      call('POST', 'collection/add', { collectionName: 'team', collectionType: 'page', ...input })
    expect((await add({ initialMeta: { name: '  ' } })).body).toMatchObject({ code: 'empty_name' })
    expect((await add({ initialMeta: { name: 'X' }, lang: 'it' })).body).toMatchObject({ code: 'invalid_input' })
    expect((await add({ initialMeta: { name: 'X' }, collectionName: 'imageCard' })).status).toBe(400)
    const { body } = await add({ initialMeta: { name: 'Zoë Müller' }, initialGroups: ['teamDetails'] })
    const page = await info((body.data as unknown as { id: string }).id)
    expect(page).toMatchObject({ collection: 'team', status: 'draft', slug: { de: 'zoe-mueller' } })
    expect(page.children.map(group => group.name)).toEqual(['teamDetails'])
    expect((await call('GET', 'page')).body.data).toHaveLength(1)
  })

  it('[PAGE-5, API-1] a page that comes without a name is called after its collection', async () => {
    const { call, info } = await startEditing(await open())
    const add = async (input: object = {}) => {
      const page = {
        collectionId: null,
        collectionName: 'team',
        collectionType: 'page',
        initialGroups: ['teamDetails'],
      }
      const { body } = await call('POST', 'collection/add', { ...page, ...input })
      return info((body.data as unknown as { id: string }).id)
    }
    expect(await add()).toMatchObject({ meta: { name: { de: 'Neue Person' } }, slug: { de: 'neue-person' } })
    expect(await add({ lang: 'fr' })).toMatchObject({ meta: { name: { fr: 'Nouvelle personne' } } })
    expect((await add({ collectionName: 'service', initialGroups: [] })).meta.name).toEqual({
      de: 'Neue Dienstleistung',
    })
  })

  it('[MODEL-14] pages of a map are for sites with a mapContainer', async () => {
    const { call, pageId, children } = await startEditing(await open())
    const doors = [
      ['page/add', { collectionName: 'map', initialMeta: { name: 'Loch 1' }, lang: 'de' }],
      ['collection/add', { collectionName: 'map', collectionType: 'page', initialMeta: { name: 'Loch 2' } }],
    ] as const
    const ask = async () => {
      const answers: (string | number)[] = []
      for (const [path, input] of doors) {
        const { body } = await call('POST', path, input)
        answers.push(body.success ? body.status : String(body.code))
      }
      return answers
    }
    expect(await ask()).toEqual(['invalid_input', 'invalid_input'])
    definitions.mapContainer = { ...definitions.cta!, isAddable: true }
    try {
      expect((await call('POST', 'group/add', { pageId, groupName: 'mapContainer' })).status).toBe(200)
      expect(await ask()).toEqual([200, 200])
      const groupId = (await children()).find(group => group.name === 'mapContainer')!.id
      expect((await call('POST', 'group/remove', { pageId, groupId })).status).toBe(200)
      expect(await ask()).toEqual(['invalid_input', 'invalid_input'])
    } finally {
      delete definitions.mapContainer
    }
  })

  it('[EDIT-9] a page begins with sections: a card stands in its board alone', async () => {
    const { call } = await startEditing(await open())
    const name = { initialMeta: { name: 'Neu' }, lang: 'de' }
    const doors = [
      ['page/add', name],
      ['collection/add', { ...name, collectionName: 'team', collectionType: 'page' }],
    ] as const
    for (const [path, input] of doors) {
      const begin = (type: string) => call('POST', path, { ...input, initialGroups: ['hero', type] })
      expect((await begin('imageCard')).body, path).toMatchObject({ status: 400, code: 'unknown_block' })
      expect((await begin('teamDetails')).status, path).toBe(200)
      expect((await begin('imageBoard')).status, path).toBe(200)
    }
  })

  it('[PAGE-5, LIVE-13] hiding and sorting a member of a collection is live at once, everywhere', async () => {
    const storage = await open()
    const { app, site, call, pageId } = await startEditing(storage, { groups: [team] })
    const add = (name: string) =>
      createTestPage(storage, site, { collection: 'team', name: { de: name, fr: name }, groups: [member(name)] })
    const [anna, beat] = [await add('Anna'), await add('Beat')]
    const child = (id: string) => ({ id: newId(), type: 'page', page: { id } })
    const navigation = [{ id: newId(), label: {}, children: [child(anna), child(pageId)] }]
    expect((await call('POST', 'navigation', { navigation })).status).toBe(200)
    const shown = async () => (await visit(app, site, '/de')).body
    expect(await shown()).toContain('/de/team/anna')
    expect((await visit(app, site, '/de/team/anna')).statusCode).toBe(200)

    const place = { collectionName: 'team', collectionType: 'page', pageId: anna }
    expect((await call('POST', 'collection/add', { ...place, action: 'remove' })).status).toBe(200)
    expect(await shown()).not.toContain('/de/team/anna')
    expect((await visit(app, site, '/de/team/anna')).statusCode).toBe(404)
    expect((await visit(app, site, '/sitemap.xml')).body).not.toContain('/de/team/anna')
    expect(JSON.stringify((await call('GET', 'page')).body)).not.toContain(anna)
    expect((await call('GET', 'page/info', { id: anna })).body.data).toMatchObject({ status: 'archived' })

    expect((await call('POST', 'collection/add', { ...place, action: 'add' })).status).toBe(200)
    expect(await shown()).toContain('/de/team/anna')
    const sorted = await call('POST', 'collection/sort', { collectionName: 'team', active: beat, over: anna })
    expect(sorted.body.data).toEqual({ id: beat, order: [beat, anna], version: 2 })
    const listed = (await call('GET', 'page', { includeDrafts: 'true' })).body.data as unknown as PageEntry[]
    expect(listed.find(page => page.id === beat)?.versions).toMatchObject({ order: 2 })
    expect(listed.find(page => page.id === anna)?.versions).toMatchObject({ archived: 2 })
    const stale = { collectionName: 'team', active: beat, over: anna, base: 1 }
    expect((await call('POST', 'collection/sort', stale)).body).toMatchObject({ code: 'stale_base' })
    const hide = await call('POST', 'collection/add', { ...place, action: 'remove', base: 1 })
    expect(hide.body).toMatchObject({ code: 'stale_base', details: { current: { version: 2 } } })
    const hidden = await call('POST', 'collection/add', { ...place, action: 'remove', base: 2 })
    expect(hidden.body.data).toEqual({ id: anna, versions: { archived: 3 } })
    await call('POST', 'collection/add', { ...place, action: 'add', base: 3 })
    const main = (await shown()).split('<main')[1]!
    expect(main.indexOf('team/beat')).toBeLessThan(main.indexOf('team/anna'))
    expect((await call('POST', 'collection/add', { ...place, collectionName: 'service' })).status).toBe(404)
  })

  it('[ROUTE-10] nothing of another site is added, sorted or hidden', async () => {
    const storage = await open()
    const { call } = await startEditing(storage)
    const other = await createTestSite(storage)
    const foreign = await createTestPage(storage, other, { collection: 'team', name: { de: 'Fremd' } })
    const place = { collectionName: 'team', collectionType: 'page', pageId: foreign, action: 'remove' }
    expect((await call('POST', 'collection/add', place)).status).toBe(404)
    const sort = { collectionName: 'team', active: foreign, over: foreign }
    expect((await call('POST', 'collection/sort', sort)).status).toBe(404)
  })
})
