import { expect, it } from 'vitest'
import { type Editing, startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, visit } from '../../../test/server'
import type { Navigation } from '../../content/navigation'
import { newId } from '../newId'

const child = (pageId: string, appearance: 'default' | 'button' = 'default') => ({
  id: newId(),
  type: 'page' as const,
  page: { id: pageId },
  appearance,
})
const container = (label: Record<string, string>, ...children: ReturnType<typeof child>[]) => ({
  id: newId(),
  label,
  children,
})
const menu = (body: string) => body.split('<header')[1]!.split('</header>')[0]!

onBothEngines('navigation', open => {
  const start = async () => {
    const storage = await open()
    const editing = await startEditing(storage)
    const add = (name: string, isPublished = true) =>
      createTestPage(storage, editing.site, { name: { de: name, fr: `${name} fr` }, isPublished })
    return { ...editing, glasses: await add('Brillen'), draft: await add('Entwurf', false) }
  }
  const save = ({ call }: Pick<Editing, 'call'>, navigation: unknown, extra: object = {}) =>
    call('POST', 'navigation', { navigation, ...extra })

  it('[LIVE-13, PAGE-4, LIVE-1] is live on the next request, with labels by language and buttons', async () => {
    const context = await start()
    const { app, site, glasses, pageId } = context
    expect(menu((await visit(app, site, '/de')).body)).not.toContain('/de/brillen')
    const shop = container({ de: 'Angebot', fr: 'Magasin' }, child(glasses))
    expect((await save(context, [shop, container({}, child(pageId, 'button'))])).status).toBe(200)
    const german = menu((await visit(app, site, '/de')).body)
    expect(german).toContain('Angebot')
    expect(german).toContain('href="/de/brillen"')
    expect(menu((await visit(app, site, '/fr')).body)).toContain('Magasin')
    expect((await save(context, [])).status).toBe(200)
    expect(menu((await visit(app, site, '/de')).body)).not.toContain('Angebot')
  })

  it('[PAGE-2] the entry of a deleted page keeps its place, and is there again with the page', async () => {
    const context = await start()
    const { call, glasses, draft, pageId } = context
    const shop = container({ de: 'Angebot' }, child(pageId), child(glasses), child(draft))
    await save(context, [shop])
    await call('POST', 'page/remove', { id: glasses })
    const shown = async () =>
      ((await call('GET', 'navigation', { includeDrafts: 'true' })).body.data as unknown as Navigation).map(entry =>
        entry.children.map(item => item.page.id),
      )
    expect(await shown()).toEqual([[pageId, draft]])
    const [home, , other] = shop.children
    const answer = await save(context, [{ ...shop, children: [other, home] }])
    expect((answer.body.data as unknown as Navigation)[0]!.children).toHaveLength(2)
    await call('POST', 'page/undelete', { id: glasses })
    expect(await shown()).toEqual([[draft, glasses, pageId]])
    await call('POST', 'page/remove', { id: glasses })
    await save(context, [])
    await call('POST', 'page/undelete', { id: glasses })
    expect(await shown()).toEqual([])
  })

  it('[PAGE-2, API-4] whoever read it while a page was deleted does not remove its entry once the page is back', async () => {
    const context = await start()
    const { call, glasses, draft } = context
    const shop = container({ de: 'Angebot' }, child(glasses), child(draft))
    await save(context, [shop])
    await call('POST', 'page/remove', { id: glasses })
    const seen = await call('GET', 'navigation', { includeDrafts: 'true' })
    await call('POST', 'page/undelete', { id: glasses })
    const without = [{ ...shop, children: [shop.children[1]] }]
    const refused = await call('POST', 'navigation', { navigation: without, base: seen.body.version })
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_base'])
    const now = await call('GET', 'navigation', { includeDrafts: 'true' })
    expect((await call('POST', 'navigation', { navigation: without, base: now.body.version })).status).toBe(200)
  })

  it('[PAGE-6, SEC-4] entries of unpublished pages are for editors only', async () => {
    const context = await start()
    const { app, site, call, glasses, draft } = context
    const sent = [container({ de: 'Menü' }, child(glasses), child(draft))]
    await save(context, sent)
    const ids = (answer: { body: { data: unknown } }) =>
      (answer.body.data as Navigation).flatMap(entry => entry.children.map(item => item.page.id))
    expect(ids(await call('GET', 'navigation'))).toEqual([glasses])
    expect(ids(await call('GET', 'navigation', { includeDrafts: 'true' }))).toEqual([glasses, draft])
    const visitor = caller({ app, site })
    expect(ids(await visitor('GET', 'navigation'))).toEqual([glasses])
    expect((await visitor('GET', 'navigation', { includeDrafts: '1' })).status).toBe(401)
    expect((await visit(app, site, '/de')).body).not.toContain('Entwurf')
    await call('POST', 'page/publish', { id: draft })
    expect(menu((await visit(app, site, '/de')).body)).toContain('Entwurf')
    await call('POST', 'page/remove', { id: draft })
    expect(menu((await visit(app, site, '/de')).body)).not.toContain('Entwurf')
    expect(ids(await call('GET', 'navigation', { includeDrafts: 'true' }))).toEqual([glasses])
  })

  it('[PAGE-5] the entry of an archived page stays with editors, who send the navigation whole', async () => {
    const context = await start()
    const { app, site, call } = context
    const anna = await createTestPage(context.storage, site, { collection: 'team', name: { de: 'Anna', fr: 'Anna' } })
    await save(context, [container({ de: 'Menü' }, child(anna))])
    const hide = { collectionName: 'team', collectionType: 'page', pageId: anna }
    await call('POST', 'collection/add', { ...hide, action: 'remove' })
    const seen = (await call('GET', 'navigation', { includeDrafts: 'true' })).body.data as Navigation
    expect(seen[0]!.children.map(entry => entry.page.id)).toEqual([anna])
    expect(JSON.stringify((await call('GET', 'navigation')).body)).not.toContain(anna)
    expect(menu((await visit(app, site, '/de')).body)).not.toContain('/de/team/anna')
    await call('POST', 'collection/add', { ...hide, action: 'add' })
    expect(menu((await visit(app, site, '/de')).body)).toContain('/de/team/anna')
  })

  it('[LIVE-1] a page that a language does not have is not in its menu', async () => {
    const context = await start()
    const { app, site, call, glasses } = context
    await save(context, [container({}, child(glasses))])
    const meta = { disallowedLanguages: ['fr'] }
    await call('POST', 'page/info', { id: glasses, lang: 'de', meta })
    await call('POST', 'page/publish', { id: glasses })
    expect(menu((await visit(app, site, '/fr')).body)).not.toContain('Brillen')
    expect(menu((await visit(app, site, '/de')).body)).toContain('Brillen')
  })

  it('[API-4] of two who change the same entry one is told; changes elsewhere go together', async () => {
    const context = await start()
    const { call, glasses, pageId } = context
    const [one, two] = [container({ de: 'Eins' }, child(glasses)), container({ de: 'Zwei' }, child(pageId))]
    const version = (await save(context, [one, two])).body.version as number
    const renamed = { ...one, label: { de: 'Erstens' } }
    expect((await save(context, [renamed, two], { base: version })).status).toBe(200)
    const stale = await save(context, [{ ...one, label: { de: 'Anders' } }, two], { base: version })
    expect(stale.body).toMatchObject({ code: 'stale_base' })
    expect(JSON.stringify(stale.body.details)).toContain('Erstens')
    const both = [one, { ...two, label: { de: 'Zweitens' } }]
    const merged = await save(context, [renamed, both[1]], { base: version })
    expect(merged.status).toBe(200)
    const stored = (await call('GET', 'navigation')).body
    expect((stored.data as Navigation).map(entry => entry.label.de)).toEqual(['Erstens', 'Zweitens'])
    expect(stored.version).toBe(merged.body.version)
  })

  it('[API-2, ROUTE-10] unknown pages, foreign pages and doubled ids are refused, and nothing changes', async () => {
    const context = await start()
    const { call, glasses, storage } = context
    await save(context, [container({ de: 'Menü' }, child(glasses))])
    const before = (await call('GET', 'navigation')).body.data
    const foreign = await createTestPage(storage, await createTestSite(storage))
    const twice = child(glasses)
    for (const [navigation, status] of [
      [[container({}, child(foreign))], 404],
      [[container({}, child(newId()))], 404],
      [[container({}, twice, twice)], 400],
      [[container({ xx: 'Label' })], 400],
      [[container({ de: 'a\u0000b' })], 400],
      [[{ ...container({}), surprise: true }], 400],
      [[container({}, ...Array.from({ length: 201 }, () => child(glasses)))], 400],
    ] as const)
      expect((await save(context, navigation)).status).toBe(status)
    expect((await call('GET', 'navigation')).body.data).toEqual(before)
  })
})
