import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { quickHash } from '../../../test/quickHash'
import { caller, createTestPage, createTestSite, signIn, startTestServer, visit } from '../../../test/server'
import { newId } from '../newId'
import { setPagePassword } from '../storage/pagePassword'
import { removeMembership, setMembership, setPassword } from '../storage/people'
import { purge } from '../storage/retention'

const password = 'richtig und lang'
const dayMs = 24 * 60 * 60 * 1000

onBothEngines('personal tokens', open => {
  const start = async () => {
    let now = Date.now() - (Date.now() % 3_600_000)
    const storage = await open({ isOwn: true })
    const { app } = await startTestServer(storage, { clock: () => now })
    const site = await createTestSite(storage)
    const pageId = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { cookie, personId } = await signIn(storage, site, 'optician', ['fr'])
    const passwordHash = await quickHash(password)
    await storage.write(tx =>
      tx.db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', personId).execute(),
    )
    const own = caller({ app, site, cookie })
    const make = (input: object = {}) =>
      own('POST', 'account/tokens', { name: 'Kasse', scope: 'write', days: 30, password, ...input })
    const made = async (input: object = {}) =>
      (await make(input)).body.data as { token: { id: string }; secret: string }
    /** As a program calls: no cookie, no origin. */
    const program = (secret: string, method: 'GET' | 'POST', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: { host: site.host, authorization: `Bearer ${secret}` },
        ...(payload ? { payload } : {}),
      })
    const list = async () => (await own('GET', 'account/tokens')).body.data as { tokens: Record<string, unknown>[] }
    return { app, storage, site, pageId, own, make, made, program, list, personId, pass: (ms: number) => (now += ms) }
  }

  it('[API-11, SEC-6] is shown once, kept as a hash, and works without a browser until it ends', async () => {
    const { storage, make, made, program, list, pass } = await start()
    expect((await make({ password: 'falsch' })).body).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect((await make({ days: 4000 })).status).toBe(400)
    // Fewer than the days of the session that looks at it afterwards.
    const { secret } = await made({ days: 20 })
    expect(secret).toMatch(/^vitrine_[\w-]{43}$/)
    expect(JSON.stringify(await storage.read.selectFrom('api_tokens').selectAll().execute())).not.toContain(secret)
    expect((await list()).tokens).toMatchObject([{ name: 'Kasse', scope: 'write', lastUsed: null }])
    expect((await program(secret, 'GET', 'settings')).statusCode).toBe(200)
    const { lastUsed } = (await list()).tokens[0]!
    expect(lastUsed).toBeTypeOf('number')
    pass(60_000)
    await program(secret, 'GET', 'settings')
    expect((await list()).tokens[0]!.lastUsed, 'not with every call').toBe(lastUsed)
    pass(5 * 60_000)
    await program(secret, 'GET', 'settings')
    expect((await list()).tokens[0]!.lastUsed).toBe(Number(lastUsed) + 6 * 60_000)
    pass(20 * dayMs)
    expect((await program(secret, 'GET', 'settings')).json()).toMatchObject({ status: 401, code: 'token_refused' })
    expect((await list()).tokens, 'an ended one is still named').toHaveLength(1)
    await purge(storage, Date.now() + 90 * dayMs)
    expect(await storage.read.selectFrom('api_tokens').selectAll().execute()).toEqual([])
  })

  it('[API-11, SEC-3] is its person: their languages, their membership, their password', async () => {
    const { storage, site, pageId, own, made, program, personId } = await start()
    const { secret } = await made()
    const write = (locale: string) =>
      program(secret, 'POST', 'page/info', { id: pageId, lang: locale, meta: { name: { [locale]: 'Neu' } } })
    expect((await write('de')).statusCode).toBe(403)
    expect((await write('fr')).statusCode).toBe(200)
    const changed = await storage.read.selectFrom('changes').select('person_id').where('page_id', '=', pageId).execute()
    expect(changed.map(row => row.person_id)).toContain(personId)
    expect((await program(secret, 'POST', 'page/publish', { id: pageId })).json()).toMatchObject({
      status: 403,
      code: 'token_scope',
    })
    expect((await program(secret, 'GET', 'account')).json()).toMatchObject({ code: 'token_scope' })

    const other = await made({ name: 'Zweiter' })
    expect((await own('DELETE', `account/tokens/${other.token.id}`)).status).toBe(200)
    expect((await program(other.secret, 'GET', 'settings')).statusCode).toBe(401)
    const elsewhere = await signIn(storage, site, 'admin')
    const foreign = await made({ name: 'Dritter' })
    const as = caller({ app: (await startTestServer(storage)).app, site, cookie: elsewhere.cookie })
    expect((await as('DELETE', `account/tokens/${foreign.token.id}`)).status).toBe(404)

    await storage.write(async tx => setPassword(tx, personId, await quickHash(password)))
    expect((await program(secret, 'GET', 'settings')).statusCode).toBe(401)
    const kinds = await storage.read.selectFrom('audit').select(['kind', 'subject']).orderBy('id').execute()
    expect(kinds.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(
      expect.arrayContaining(['tokenMade Kasse (write)', 'tokenRemoved Zweiter']),
    )
  })

  it('[API-11] what visitors see at once needs «publish», also where only some inputs of a call do', async () => {
    const { app, storage, site, pageId, made, program, personId } = await start()
    await storage.write(tx => setMembership(tx, site.id, personId, { role: 'optician' }))
    const team = { collectionName: 'team', collectionType: 'page' }
    const [anna, beat] = [
      await createTestPage(storage, site, { collection: 'team', name: { de: 'Anna', fr: 'Anna' } }),
      await createTestPage(storage, site, { collection: 'team', name: { de: 'Beat', fr: 'Beat' } }),
    ]
    const shut = await createTestPage(storage, site, { name: { de: 'Geschlossen', fr: 'Fermé' } })
    const passwordHash = await quickHash('Sesam')
    await storage.write(tx => setPagePassword(tx, { siteId: site.id, pageId: shut, passwordHash }))
    const place = { pageId, key: 'alt' }
    const live: [string, object][] = [
      ['page/info', { id: shut, lang: 'de', meta: { password: null } }],
      ['page/info', { id: anna, lang: 'de', meta: { password: 'x' } }],
      ['page/info', { id: shut, lang: 'de', meta: { key: 'imprint' } }],
      ['collection/add', { ...team, pageId: anna, action: 'remove' }],
      ['collection/sort', { collectionName: 'team', active: beat, over: anna }],
      ['collection/sort', { collectionName: 'uncategorized', active: shut, over: pageId }],
      ['translation', { ...place, fieldId: newId(), from: 'de', to: 'fr', overwrite: true }],
      ['translation/update', { ...place, itemId: newId(), lang: 'fr' }],
    ]
    const seen = async () => {
      const pages = []
      for (const path of ['/de', '/de/geschlossen', '/de/anna', '/sitemap.xml']) {
        const { statusCode, body } = await visit(app, site, path)
        pages.push([path, statusCode, body])
      }
      const columns = ['id', 'password_hash', 'key', 'role'] as const
      const rows = storage.read.selectFrom('pages').select(columns).where('site_id', '=', site.id).orderBy('id')
      const values = storage.read.selectFrom('item_values').select(['item_id', 'key', 'version'])
      return {
        pages,
        rows: await rows.execute(),
        values: await values.where('site_id', '=', site.id).orderBy('item_id').orderBy('key').execute(),
      }
    }
    const before = await seen()
    const writer = await made()
    for (const [path, input] of live)
      expect((await program(writer.secret, 'POST', path, input)).json(), path).toMatchObject({ code: 'token_scope' })
    expect(await seen()).toEqual(before)
    const draft = await program(writer.secret, 'POST', 'collection/add', team)
    expect(draft.statusCode, 'a new page is a draft').toBe(200)
    const publisher = await made({ scope: 'publish' })
    for (const [path, input] of live)
      expect((await program(publisher.secret, 'POST', path, input)).json(), path).not.toMatchObject({
        code: 'token_scope',
      })
    expect((await visit(app, site, '/de/geschlossen')).statusCode, 'opened').toBe(200)
  })

  it('[API-11, SEC-3] ends with the membership; too many and too often are refused', async () => {
    const { storage, site, made, make, program, personId } = await start()
    const { secret } = await made()
    for (let count = 0; count < 300; count += 1) await program(secret, 'GET', 'auth')
    expect((await program(secret, 'GET', 'auth')).json()).toMatchObject({ status: 429, code: 'too_many' })
    await storage.write(async tx => {
      const row = await tx.db.selectFrom('api_tokens').selectAll().executeTakeFirstOrThrow()
      for (let count = 1; count < 20; count += 1)
        await tx.db
          .insertInto('api_tokens')
          .values({ ...row, id: `t${count}`, token_hash: `h${count}` })
          .execute()
    })
    expect((await make()).body).toMatchObject({ status: 409, code: 'too_many_tokens' })
    await storage.write(tx => removeMembership(tx, site.id, personId))
    expect(await storage.read.selectFrom('api_tokens').selectAll().execute()).toEqual([])
    expect((await program(secret, 'GET', 'settings')).statusCode).toBe(401)
  })

  it('[SEC-2] a cookie beside a refused token opens nothing, and a program without one is told how', async () => {
    const { app, site, storage } = await start()
    const { cookie } = await signIn(storage, site, 'admin')
    const read = (headers: Record<string, string>) =>
      app.inject({ url: '/api/v1/settings', headers: { host: site.host, cookie, ...headers } })
    expect((await read({})).statusCode).toBe(200)
    expect((await read({ authorization: 'Basic YTpi' })).statusCode, 'a proxy’s own').toBe(200)
    expect((await read({ authorization: 'Bearer vitrine_falsch' })).json()).toMatchObject({ code: 'token_refused' })
    const headers = { host: site.host }
    const lost = await app.inject({ method: 'POST', url: '/api/v1/page/info', headers, payload: {} })
    expect(lost.json()).toMatchObject({ code: 'cross_site', error: expect.stringContaining('Authorization: Bearer') })
  })
})
