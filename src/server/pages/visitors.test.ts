import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { quickHash } from '../../../test/quickHash'
import { caller, createTestPage, createTestSite, signIn, startTestServer, visit } from '../../../test/server'
import { readConfig } from '../start/config'
import { insertPerson, setMembership, setPassword } from '../storage/people'
import { openSession } from '../storage/sessions'
import { updateSite } from '../storage/sites'

onBothEngines('what a visitor and a guesser can do', open => {
  const start = async () => {
    const storage = await open()
    // A clock that stands still: no minute ends between two tries.
    const now = Date.now()
    const server = await startTestServer(storage, { clock: () => now })
    const site = await createTestSite(storage)
    const home = await createTestPage(storage, site, { role: 'home', key: 'home' })
    return { ...server, site, home }
  }

  it('[ROUTE-6] a slug that was never live answers nobody but editors', async () => {
    const { app, site, storage } = await start()
    const page = await createTestPage(storage, site, { name: { de: 'Brillen', fr: 'Lunettes' } })
    const call = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    await call('POST', 'page/info', { id: page, lang: 'de', slug: 'geheim-neu' })
    expect((await visit(app, site, '/de/geheim-neu')).statusCode).toBe(404)
    expect((await visit(app, site, '/de/brillen')).statusCode).toBe(200)
    await call('POST', 'page/publish', { id: page })
    expect((await visit(app, site, '/de/geheim-neu')).statusCode).toBe(200)
    expect((await visit(app, site, '/de/brillen')).statusCode).toBe(301)
  })

  it('[LIVE-4] a search for very many words is answered like any other', async () => {
    const { app, site } = await start()
    const words = 'abcdefghijklmnopqrstuvwxyz'.split('').join('+')
    expect((await visit(app, site, `/de/search?searchQuery=${words}`)).statusCode).toBe(200)
    expect((await visit(app, site, '/de/search?searchQuery=Klar+sehen+sehen')).body).toContain('<mark>Klar</mark>')
  })

  it('[SEC-1] tries on one account are counted over all sites', async () => {
    const { app, site, storage } = await start()
    const other = await createTestSite(storage)
    const attempt = (at: typeof site) =>
      caller({ app, site: at })('POST', 'auth', { email: 'a@example.ch', password: 'x' })
    for (let count = 0; count < 10; count += 1) expect((await attempt(site)).status).toBe(401)
    expect((await attempt(other)).status).toBe(429)
  })

  it('[SEC-1] a new password ends the sessions of before', async () => {
    const { app, site, storage } = await start()
    const { personId, token } = await storage.write(async tx => {
      const id = await insertPerson(tx, { email: 'b@example.ch', name: 'B', passwordHash: null, isOperator: false })
      await setMembership(tx, site.id, id, { role: 'admin' })
      return { personId: id, token: await openSession(tx, site.id, id) }
    })
    const call = caller({ app, site, cookie: `vitrine_session=${token}` })
    expect((await call('GET', 'settings')).status).toBe(200)
    const passwordHash = await quickHash('ein-neues-passwort')
    await storage.write(tx => setPassword(tx, personId, passwordHash))
    expect((await call('GET', 'settings')).status).toBe(401)
  })

  it('[ROUTE-8] a suspended site says so in words, and its home page cannot be taken offline', async () => {
    const { app, site, storage, home } = await start()
    const other = await createTestPage(storage, site, { name: { de: 'Andere', fr: 'Autre' } })
    const call = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    expect((await call('POST', 'page/unpublish', { id: other })).status).toBe(200)
    expect((await call('POST', 'page/unpublish', { id: home })).status).toBe(403)
    await storage.write(tx => updateSite(tx, site.id, { suspended: true }))
    const answer = await visit(app, site, '/de')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.body).toContain('offline')
  })
})

it('[API-8] proxies are a number or addresses, nothing else', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toBe('10.0.0.0/8, 127.0.0.1')
  expect(readConfig({}).trustProxy).toBe(false)
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY')
})
