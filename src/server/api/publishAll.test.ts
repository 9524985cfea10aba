import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer, visit } from '../../../test/server'
import { newSecretId, newToken } from '../newId'

onBothEngines('all pages at once', open => {
  const start = async () => {
    const storage = await open()
    const server = await startTestServer(storage)
    const site = await createTestSite(storage)
    const home = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const draft = await createTestPage(storage, site, {
      name: { de: 'Neu', fr: 'Nouveau' },
      groups: [hero('Entwurf', 'Brouillon')],
      isPublished: false,
    })
    const broken = await createTestPage(storage, site, {
      name: { de: 'Halb', fr: 'Moitié' },
      groups: [hero('Nur Deutsch')],
      isPublished: false,
    })
    const as = async (role: 'admin' | 'optician') =>
      caller({ app: server.app, site, cookie: (await signIn(storage, site, role)).cookie })
    return { ...server, site, home, draft, broken, as }
  }

  it('[PUB-9] publishes every changed page with a result for each; [PUB-3] what fails is not half-published', async () => {
    const { app, site, as, draft, broken } = await start()
    const call = await as('optician')
    const { body } = await call('POST', 'page/publishAll')
    const results = body.data as { id: string; success: boolean; code: string | null }[]
    expect(results.find(result => result.id === draft)).toMatchObject({ success: true })
    expect(results.find(result => result.id === broken)).toMatchObject({ success: false, code: 'translations_missing' })
    expect((await visit(app, site, '/de/neu')).statusCode).toBe(200)
    expect((await visit(app, site, '/de/halb')).statusCode).toBe(404)
  })

  it('[PUB-9] reverts every changed page, for admins only', async () => {
    const { as, home } = await start()
    const admin = await as('admin')
    await admin('POST', 'group/add', { pageId: home, groupName: 'cta' })
    expect((await (await as('optician'))('POST', 'page/revertAll')).status).toBe(403)
    expect((await admin('POST', 'page/revertAll')).body.data).toEqual([
      { id: home, success: true, error: null, code: null },
    ])
    expect((await admin('GET', 'page/status/publication', { id: home })).body.data).toEqual({
      fields: 0,
      groups: 0,
      pages: 0,
    })
  })

  it('[ROUTE-2] flags in the address never let anybody in', async () => {
    const { app, site } = await start()
    const answer = await visit(app, site, '/de/edit?toolbar=1&pageMenu=1&settings')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/^\/de\/login/)
  })
})

it('[SEC-6] ids and tokens that grant access carry at least 122 random bits and no time', () => {
  const ids = Array.from({ length: 200 }, newSecretId)
  expect(new Set(ids.map(id => id.slice(0, 8))).size).toBeGreaterThan(195)
  expect(ids.every(id => id[14] === '4')).toBe(true)
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
})
