import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer } from '../../../test/server'

onBothEngines('a preview link', open => {
  const start = async () => {
    const storage = await open()
    let now = Date.now()
    const server = await startTestServer(storage, { clock: () => now })
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const pageId = await createTestPage(storage, site, {
      name: { de: 'Geheim', fr: 'Secret' },
      groups: [hero('Noch nicht live', 'Pas encore en ligne')],
      isPublished: false,
    })
    const { cookie } = await signIn(storage, site)
    const call = caller({ app: server.app, site, cookie })
    const visit = (path: string, host = site.host) => server.app.inject({ url: path, headers: { host } })
    const create = async (days = 7) => {
      const { body } = await call('POST', 'page/preview', { id: pageId, lang: 'de', days })
      const { url, id } = body.data as { url: string; id: string }
      return { id, path: new URL(url).pathname }
    }
    return {
      storage,
      site,
      pageId,
      call,
      visit,
      create,
      wait: (ms: number) => {
        now += ms
      },
    }
  }

  it('[PUB-11] shows the working state to whoever has it, in no cache, index or referrer', async () => {
    const { create, visit } = await start()
    const { path } = await create()
    const answer = await visit(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Noch nicht live')
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.body).toContain('name="robots" content="noindex')
    expect(answer.body).not.toMatch(/href="\/(de|fr)\/edit/)
    expect((await visit(path.replace(/\/de$/, '/fr'))).body).toContain('Pas encore en ligne')
    expect((await visit('/de/geheim')).statusCode).toBe(404)
  })

  it('[PUB-11] ends when it expires or is revoked, and is good on its own site only', async () => {
    const { create, visit, call, storage, pageId, wait } = await start()
    const [first, second] = [await create(), await create(1)]
    const other = await createTestSite(storage)
    expect((await visit(first.path, other.host)).statusCode).toBe(404)
    expect((await visit(`${first.path.slice(0, -6)}xxx/de`)).statusCode).toBe(404)
    expect((await call('GET', 'page/preview', { id: pageId })).body.data).toHaveLength(2)
    await call('POST', 'page/preview/revoke', { id: pageId, previewId: first.id })
    expect((await visit(first.path)).statusCode).toBe(404)
    expect((await visit(second.path)).statusCode).toBe(200)
    wait(25 * 60 * 60 * 1000)
    expect((await visit(second.path)).statusCode).toBe(404)
    expect((await call('GET', 'page/preview', { id: pageId })).body.data).toEqual([])
  })

  it('[SEC-6] the stored row does not give the link away', async () => {
    const { create, storage } = await start()
    const { path } = await create()
    const token = path.split('/')[2]!
    expect(token.length).toBeGreaterThanOrEqual(22)
    const rows = await storage.read.selectFrom('previews').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
