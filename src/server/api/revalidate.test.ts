import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, visit } from '../../../test/server'
import { newId } from '../newId'
import { readWorkingPage } from '../storage/pages'

onBothEngines('clearing the cache', open => {
  const start = async () => {
    let now = Date.now()
    const editing = await startEditing(await open(), { clock: () => now })
    const other = await createTestSite(editing.storage)
    await createTestPage(editing.storage, other, { role: 'home', key: 'home' })
    for (const site of [editing.site, other]) await visit(editing.app, site, '/de')
    const kept = (site = editing.site) => editing.services.cache.get(site.id, '/de', now) !== null
    return { ...editing, other, kept, pass: (ms: number) => (now += ms) }
  }

  it('[API-3] clears what shows the tag, or all of this site, and nothing of another', async () => {
    const { app, site, call, kept, other, pageId } = await start()
    expect(kept() && kept(other)).toBe(true)
    expect((await call('POST', 'revalidate/tag', { tag: 'page:something-else' })).status).toBe(200)
    expect(kept()).toBe(true)
    expect((await call('POST', 'revalidate/tag', { tag: `page:${pageId}` })).status).toBe(200)
    expect(kept()).toBe(false)
    await visit(app, site, '/de')
    expect(kept()).toBe(true)
    expect((await call('POST', 'revalidate/full')).status).toBe(200)
    expect(kept()).toBe(false)
    expect(kept(other)).toBe(true)
  })

  it('[API-3] takes the id of a page or of a section of this site as well', async () => {
    const { app, site, storage, call, kept, other, pageId, firstGroup, pass } = await start()
    const elsewhere = await createTestPage(storage, other, { name: { de: 'Dort' }, groups: [hero('Dort')] })
    const { document } = (await readWorkingPage(storage.read, other.id, elsewhere))!
    await visit(app, other, '/de')
    for (const tag of [elsewhere, document.groups[0]!.id, newId()]) {
      expect((await call('POST', 'revalidate/tag', { tag })).status).toBe(200)
      expect([kept(), kept(other)]).toEqual([true, true])
    }
    pass(60_000)
    for (const tag of [pageId, await firstGroup()]) {
      await visit(app, site, '/de')
      expect(kept()).toBe(true)
      expect((await call('POST', 'revalidate/tag', { tag })).status).toBe(200)
      expect(kept()).toBe(false)
    }
  })

  it('[API-3] six times a minute for each person', async () => {
    const { app, site, storage, call, pass } = await start()
    const second = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    for (const [path, input] of [
      ['revalidate/full', {}],
      ['revalidate/tag', { tag: 'pages' }],
    ] as const) {
      const statuses: number[] = []
      for (let count = 0; count < 8; count += 1) statuses.push((await call('POST', path, input)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
      expect((await second('POST', path, input)).status).toBe(200)
      pass(60_000)
      expect((await call('POST', path, input)).status).toBe(200)
    }
  })

  it('[API-3] is for editors, and takes tags only', async () => {
    const { app, site, call } = await start()
    const visitor = caller({ app, site })
    expect((await visitor('POST', 'revalidate/full')).status).toBe(401)
    expect((await visitor('POST', 'revalidate/tag', { tag: 'pages' })).status).toBe(401)
    for (const tag of ['', '*', 'a b', 'x'.repeat(121), 'ä'])
      expect((await call('POST', 'revalidate/tag', { tag })).status).toBe(400)
  })
})
