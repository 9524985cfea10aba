import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { createTestPage, createTestSite, hero, visit } from '../../../test/server'
import { newId } from '../newId'
import { updateSite } from '../storage/sites'

onBothEngines('sections', open => {
  const start = async () => startEditing(await open(), { groups: [hero('Eins', 'Un'), hero('Zwei', 'Deux')] })

  it('[EDIT-10, API-9] a section is added at the end, before or after another; and nowhere without a page', async () => {
    const { call, pageId, children } = await start()
    const [one, two] = (await children()).map(group => group.id) as [string, string]
    const add = async (nextTo?: unknown) =>
      ((await call('POST', 'group/add', { pageId, groupName: 'cta', nextTo })).body.data as unknown as { id: string })
        .id
    const last = await add()
    const first = await add({ groupId: one, position: 'before' })
    const middle = await add(one)
    const late = await add({ groupId: two, position: 'after' })
    expect((await children()).map(group => group.id)).toEqual([first, one, middle, two, late, last])
    expect((await children()).map(group => group.status)).toContain('draft')
    for (const [input, code] of [
      [{ groupName: 'cta' }, 'invalid_input'],
      [{ pageId, groupName: 'nothing' }, 'invalid_input'],
      [{ pageId, groupName: 'imageCard' }, 'unknown_block'],
      [{ pageId, groupName: 'cta', nextTo: newId() }, 'not_found'],
      [{ pageId: newId(), groupName: 'cta' }, 'not_found'],
    ] as const)
      expect((await call('POST', 'group/add', input)).body).toMatchObject({ code })
  })

  it('[API-4] a section is added to the page as it was last seen, or not at all', async () => {
    const { call, pageId, info, children } = await start()
    const { seq } = await info()
    const add = (base: number) => call('POST', 'group/add', { pageId, groupName: 'spacer', base })
    expect((await add(seq)).status).toBe(200)
    const { seq: version } = await info()
    for (const base of [seq, version + 1000])
      expect((await add(base)).body).toMatchObject({ status: 409, code: 'stale_base', details: { version } })
    expect(await children()).toHaveLength(3)
    expect((await add(version)).status).toBe(200)
  })

  it('[EDIT-10] a section moves one place and stays at the ends', async () => {
    const { call, pageId, children } = await start()
    const ids = (await children()).map(group => group.id) as [string, string]
    const move = (groupId: string, direction: string, base?: number) =>
      call('POST', 'group/sort', { pageId, groupId, direction, base })
    expect((await move(ids[0], 'up')).body.data).toEqual({ id: ids[0], versions: {} })
    expect((await move(ids[1], 'down')).body.data).toEqual({ id: ids[1], versions: {} })
    expect((await move(ids[0], 'down', 1)).body.data).toEqual({ id: ids[0], versions: { order: 2 } })
    expect((await children()).map(group => group.id)).toEqual([ids[1], ids[0]])
    expect((await move(ids[0], 'up', 1)).body).toMatchObject({ code: 'stale_base', details: { key: 'order' } })
    expect((await move(ids[0], 'up', 2)).status).toBe(200)
    expect((await children()).map(group => group.id)).toEqual(ids)
  })

  it('[PUB-1, EDIT-10] moved away and back is no change; moved elsewhere is one, which reverting takes back', async () => {
    const { call, pageId, children } = await start()
    await call('POST', 'group/add', { pageId, groupName: 'spacer' })
    await call('POST', 'page/publish', { id: pageId })
    const ids = (await children()).map(group => group.id) as [string, string, string]
    const move = (groupId: string, direction: string) => call('POST', 'group/sort', { pageId, groupId, direction })
    const counts = async () => (await call('GET', 'page/status/publication', { id: pageId })).body.data
    // Round and round: in the end every key is another, the sequence is not.
    for (const id of [...ids, ...ids])
      for (const direction of ['down', 'down', 'up', 'up']) expect((await move(id, direction)).status).toBe(200)
    for (const id of [ids[0], ids[0], ids[1], ids[1], ids[2], ids[2]]) await move(id, 'down')
    expect((await children()).map(group => group.id)).toEqual(ids)
    expect(await counts()).toEqual({ fields: 0, groups: 0, pages: 0 })
    await move(ids[2], 'up')
    expect(await counts()).toMatchObject({
      fields: 0,
      pages: 0,
      groups: expect.toSatisfy((count: number) => count > 0),
    })
    expect((await call('POST', 'page/revert', { id: pageId })).status).toBe(200)
    expect((await children()).map(group => group.id)).toEqual(ids)
    expect(await counts()).toEqual({ fields: 0, groups: 0, pages: 0 })
  })

  it('[EDIT-20, PUB-8] a draft goes, a published section is marked and goes with publishing', async () => {
    const { app, site, call, pageId, children } = await start()
    const one = (await children())[0]!
    const added = (await call('POST', 'group/add', { pageId, groupName: 'cta' })).body.data as unknown as { id: string }
    const remove = (groupId: string) => call('POST', 'group/remove', { pageId, groupId })
    expect((await remove(added.id)).body.data).toMatchObject({ status: 'deleted' })
    expect((await children()).map(group => group.id)).not.toContain(added.id)
    expect((await remove(one.id)).body.data).toMatchObject({ status: 'markedForDeletion' })
    expect((await remove(one.id)).body.data).toEqual({ id: one.id, status: 'markedForDeletion', versions: {} })
    expect((await visit(app, site, '/de')).body).toContain('Eins')
    expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
    expect((await visit(app, site, '/de')).body).not.toContain('Eins')
    expect((await remove(one.id)).body).toMatchObject({ code: 'not_found' })
  })

  it('[EDIT-20, PUB-8] revert gives a marked section its status back, and so does bringing it back by hand', async () => {
    const { call, pageId, children } = await start()
    const groupId = (await children())[0]!.id
    await call('POST', 'group/remove', { pageId, groupId })
    await call('POST', 'page/revert', { id: pageId })
    expect((await children())[0]).toMatchObject({ id: groupId, status: 'published' })
    await call('POST', 'group/remove', { pageId, groupId })
    const back = { pageId, groupId, from: 'markedForDeletion', to: 'published' }
    expect((await call('POST', 'group/status', back)).status).toBe(200)
    const counts = await call('GET', 'page/status/publication', { id: pageId })
    expect(counts.body.data).toEqual({ fields: 0, groups: 0, pages: 0 })
    expect((await call('POST', 'group/status', back)).body).toMatchObject({
      code: 'wrong_status',
      details: { current: 'published' },
    })
  })

  it('[PUB-5] revert undoes everything done to a section before it was deleted', async () => {
    const { call, pageId, children } = await start()
    const groupId = (await children())[0]!.id
    await call('POST', 'group/visibility', { pageId, groupId, visible: false, visibleFields: { title: false } })
    await call('POST', 'group/remove', { pageId, groupId })
    await call('POST', 'group/status', { pageId, groupId, from: 'markedForDeletion', to: 'deleted' })
    expect((await children()).map(group => group.id)).not.toContain(groupId)
    expect((await call('POST', 'page/revert', { id: pageId })).status).toBe(200)
    const counts = await call('GET', 'page/status/publication', { id: pageId })
    expect(counts.body.data).toEqual({ fields: 0, groups: 0, pages: 0 })
    expect((await children())[0]).toMatchObject({ id: groupId, visible: true, status: 'published' })
  })

  it('[EDIT-10] a section brought back to a place taken since still lets others in beside it', async () => {
    const { call, pageId, children } = await start()
    const add = async (nextTo?: string) =>
      ((await call('POST', 'group/add', { pageId, groupName: 'cta', nextTo })).body.data as unknown as { id: string })
        .id
    const first = await add()
    await call('POST', 'group/remove', { pageId, groupId: first })
    const second = await add()
    await call('POST', 'group/status', { pageId, groupId: first, from: 'deleted', to: 'draft' })
    const ids = async () => (await children()).map(group => group.id)
    const tied = (await ids()).slice(-2)
    expect([...tied].sort()).toEqual([first, second].sort())
    const between = await add(tied[0])
    expect((await ids()).slice(-3)).toEqual([tied[0], between, tied[1]])
    expect((await call('POST', 'group/sort', { pageId, groupId: tied[1], direction: 'up' })).status).toBe(200)
    expect((await ids()).slice(-3)).toEqual([tied[0], tied[1], between])
  })

  it('[EDIT-10] sections added at the same moment all have a place', async () => {
    const { call, pageId, children } = await start()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', 'group/add', { pageId, groupName: 'cta' })),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(200))
    for (const { id: groupId } of await children())
      expect((await call('POST', 'group/sort', { pageId, groupId, direction: 'up' })).status).toBe(200)
  })

  it('[LANG-4, MODEL-10] a section is hidden per language, each named once', async () => {
    const { app, site, call, pageId, children } = await start()
    const groupId = (await children())[0]!.id
    const meta = { disallowedLanguages: ['fr', 'fr', 'it'] }
    expect((await call('POST', 'group/meta', { pageId, groupId, meta })).status).toBe(200)
    expect((await children())[0]?.meta).toEqual({ disallowedLanguages: ['fr', 'it'] })
    await call('POST', 'page/publish', { id: pageId })
    expect((await visit(app, site, '/fr')).body).not.toContain('>Un<')
    expect((await visit(app, site, '/de')).body).toContain('Eins')
    const wrong = { pageId, groupId, meta: { disallowedLanguages: ['xx'] } }
    expect((await call('POST', 'group/meta', wrong)).status).toBe(400)
  })

  it('[EDIT-10] fields and whole sections are hidden and shown', async () => {
    const { app, site, call, pageId, children, document } = await start()
    const groupId = (await children())[0]!.id
    const see = (input: object) => call('POST', 'group/visibility', { pageId, groupId, ...input })
    expect((await see({ visibleFields: { title: false, kicker: false } })).status).toBe(200)
    expect((await document()).groups[0]?.fields.title?.visible).toBe(false)
    expect((await see({ visibleFields: { quote: false } })).body).toMatchObject({ code: 'unknown_field' })
    const field = { groupId, fieldName: 'title', visible: true }
    expect((await call('POST', 'field/visibility', field)).body.data).toMatchObject({ version: 2 })
    expect((await call('POST', 'field/visibility', { ...field, fieldId: newId() })).status).toBe(404)
    expect((await see({ visible: false })).status).toBe(200)
    await call('POST', 'page/publish', { id: pageId })
    expect((await visit(app, site, '/de')).body).not.toContain('Eins')
    expect((await visit(app, site, '/de')).body).toContain('Zwei')
  })

  it('[SET-6] a gated block is for members, through every door', async () => {
    const storage = await open()
    const { call, pageId, site, services } = await startEditing(storage)
    const doors = [
      ['group/add', { pageId, groupName: 'goFeed' }],
      ['page/add', { initialMeta: { name: 'Neu' }, lang: 'de', initialGroups: ['goFeed'] }],
      [
        'collection/add',
        {
          collectionName: 'team',
          collectionType: 'page',
          initialMeta: { name: 'Neu' },
          initialGroups: ['goFeed'],
        },
      ],
    ] as const
    for (const [path, input] of doors)
      expect((await call('POST', path, input)).body, path).toMatchObject({ status: 403, code: 'gated_block' })
    await services.storage.write(tx => updateSite(tx, site.id, { healthOpticsFlag: true }))
    for (const [path, input] of doors) expect((await call('POST', path, input)).status, path).toBe(200)
  })

  it('[ROUTE-10] a section of another page or site is not found', async () => {
    const storage = await open()
    const { call, pageId, site, children } = await startEditing(storage)
    const groupId = (await children())[0]!.id
    const second = await createTestPage(storage, site, { name: { de: 'Zwei' } })
    const foreign = await createTestPage(storage, await createTestSite(storage))
    for (const page of [second, foreign])
      for (const [path, extra] of [
        ['group/sort', { direction: 'up' }],
        ['group/remove', {}],
        ['group/status', { from: 'published', to: 'archived' }],
        ['group/visibility', { visible: false }],
        ['group/meta', { meta: { disallowedLanguages: [] } }],
      ] as const)
        expect((await call('POST', path, { pageId: page, groupId, ...extra })).status, path).toBe(404)
    expect((await call('POST', 'group/remove', { pageId, groupId })).status).toBe(200)
  })
})
