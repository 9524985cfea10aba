import { expect, it, onTestFinished, vi } from 'vitest'
import { sampleBranch, sampleBusiness } from '../src/live/shellSample'
import { newId } from '../src/server/newId'
import { prepareInstallation } from '../src/server/start/prepareInstallation'
import { writeBusiness } from '../src/server/storage/business'
import { openPostgres } from '../src/server/storage/postgres'
import { updateSite } from '../src/server/storage/sites'
import { createDatabase } from './database'
import { texts, writeField } from './editing'
import { eventually } from './eventually'
import { listenTo } from './listenTo'
import { send } from './send'
import { caller, createTestPage, createTestSite, signIn, startTestServer, type TestSite, visit } from './server'

/** Two servers on one PostgreSQL, with a site, its home page and an editor at the first. */
const startTwo = async () => {
  const database = await createDatabase()
  const storages = [await openPostgres(database.url), await openPostgres(database.url)] as const
  onTestFinished(async () => {
    for (const storage of storages) await storage.close()
  })
  const [storage] = storages
  // A clock that stands still: no minute ends while calls are counted.
  const now = Date.now()
  const clock = () => now
  const [a, b] = [await startTestServer(storages[0], { clock }), await startTestServer(storages[1], { clock })]
  const site = await createTestSite(storage)
  const pageId = await createTestPage(storage, site, { role: 'home', key: 'home' })
  const { cookie } = await signIn(storage, site)
  const call = caller({ app: a.app, site, cookie })
  const info = (await call('GET', 'page/info', { id: pageId })).body.data as unknown as { children: { id: string }[] }
  const groupId = info.children[0]!.id
  const write = (title: string) =>
    writeField({ call }, { groupId, name: 'title', data: texts({ de: title, fr: title }) })
  const publish = async (title: string) => {
    expect((await write(title)).status).toBe(200)
    expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
  }
  const see = async (server: typeof a) => /Stand \d+|Klar sehen/.exec((await visit(server.app, site, '/de')).body)?.[0]
  return { database, a, b, site, pageId, cookie, call, write, publish, see, storages }
}

/** V3: how long another instance may still answer with what was live before; a loaded machine needs some of it. */
const windowMs = 1_000

it('[PUB-4] what one instance publishes, the other shows within the window, and never the old page again', async () => {
  const { a, b, publish, see } = await startTwo()
  expect([await see(a), await see(b)]).toEqual(['Klar sehen', 'Klar sehen'])
  for (let count = 1; count <= 10; count += 1) {
    await publish(`Stand ${count}`)
    expect(await see(a)).toBe(`Stand ${count}`)
    await vi.waitFor(async () => expect(await see(b)).toBe(`Stand ${count}`), { interval: 1, timeout: windowMs })
    for (let again = 0; again < 10; again += 1) expect(await see(b)).toBe(`Stand ${count}`)
  }
})

it('[PUB-4] an instance that hears nothing does not trust its memory', async () => {
  const { b, publish, see, database } = await startTwo()
  expect(await see(b)).toBe('Klar sehen')
  await database.silence()
  await eventually(() => expect(b.storage.bus.isCurrent()).toBe(false), { interval: 2 })
  await eventually(() => publish('Stand 1'))
  expect(await see(b)).toBe('Stand 1')
  await eventually(() => expect(b.storage.bus.isCurrent()).toBe(true))
  expect(await see(b)).toBe('Stand 1')
})

it('[API-4, PUB-9] a change that both instances get at the same moment is made once', async () => {
  const { a, b, site, pageId, storages, write, cookie } = await startTwo()
  await write('Stand 1')
  const publishAll = (server: typeof a) =>
    caller({ app: server.app, site, cookie })('POST', 'page/publishAll', { changeId: 'sent-twice-1' })
  const answers = await Promise.all([a, b, a, b].map(publishAll))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body])
  const versions = await storages[0].read
    .selectFrom('page_versions')
    .select('version')
    .where('page_id', '=', pageId)
    .execute()
  expect(versions).toHaveLength(2)
})

it('[API-8] of two instances that start first on an empty database one creates, the other finds', async () => {
  const { a, b } = await startTwo()
  const admin = { email: 'erste@example.ch', password: 'ein langes Passwort' }
  const prepare = ({ services }: typeof a) =>
    prepareInstallation({ services: { ...services, config: { ...services.config, admin } }, demoPictures: '' })
  const kinds = (await Promise.all([prepare(a), prepare(b)])).map(access => access.kind)
  expect(kinds.sort()).toEqual(['created', 'known'])
})

it('[SEC-1] limits and sessions are shared by all instances', async () => {
  const { a, b, site, storages } = await startTwo()
  const { cookie } = await signIn(storages[0], site)
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1) {
    const { app } = count % 2 ? a : b
    statuses.push((await caller({ app, site, cookie })('POST', 'revalidate/full')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

it('[ROUTE-10] a site changed on one instance is the same on the other', async () => {
  const { a, b, site, storages } = await startTwo()
  for (const { app } of [a, b]) expect((await visit(app, site, '/de')).statusCode).toBe(200)
  await storages[0].write(tx => updateSite(tx, site.id, { suspended: true }))
  expect((await visit(a.app, site, '/de')).statusCode).toBe(503)
  await eventually(async () => expect((await visit(b.app, site, '/de')).statusCode).toBe(503), { interval: 1 })
})

it('[API-2] with the database gone, writes say so and finished pages are still served; then all is well again', async () => {
  const { a, site, write, publish, see, database } = await startTwo()
  await publish('Stand 1')
  expect(await see(a)).toBe('Stand 1')
  expect((await visit(a.app, site, '/sitemap.xml')).statusCode).toBe(200)
  await database.lose()
  const lost = await write('Stand 2')
  expect(lost.body).toMatchObject({ status: 503, code: 'unavailable', success: false })
  expect(await see(a)).toBe('Stand 1')
  await eventually(() => expect(a.storage.bus.isCurrent()).toBe(false), { interval: 2 })
  for (let count = 0; count < 5; count += 1) expect(await see(a)).toBe('Stand 1')
  expect((await visit(a.app, site, '/sitemap.xml')).statusCode).toBe(200)
  expect((await visit(a.app, site, '/readyz')).statusCode).toBe(503)
  expect((await visit(a.app, site, '/healthz')).statusCode).toBe(200)
  await database.find()
  await eventually(() => publish('Stand 3'))
  await eventually(() => expect(a.storage.bus.isCurrent()).toBe(true))
  expect(await see(a)).toBe('Stand 3')
})

it('[API-2] a connection lost in the middle of a unit of work fails that unit and nothing else', async () => {
  const { database, storages, publish, see, a } = await startTwo()
  const [storage] = storages
  const lost = storage.write(async tx => {
    await tx.db.selectFrom('sites').select('id').execute()
    await database.lose()
    // No question is open when the connection breaks: nobody but the pool can hear of it.
    await eventually(() => expect(storage.bus.isCurrent()).toBe(false), { interval: 2 })
    await tx.db.selectFrom('sites').select('id').execute()
  })
  await expect(lost).rejects.toThrow()
  await database.find()
  await eventually(() => publish('Stand 1'))
  expect(await see(a)).toBe('Stand 1')
})

/** An editor's page, open at one of the instances. */
const openAt = async (
  { app }: Awaited<ReturnType<typeof startTwo>>['a'],
  page: { site: TestSite; pageId: string; cookie: string },
) => {
  const address = app.server.listening
    ? app.server.address()
    : new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { port } = address as { port: number | string }
  const path = `/api/v1/page/events?id=${page.pageId}`
  const stream = await listenTo({ port, path, host: page.site.host, cookie: page.cookie })
  await stream.next(/event: presence/)
  return stream
}

it('[EDIT-13] what is written at one instance is heard at the other', async () => {
  const two = await startTwo()
  const stream = await openAt(two.b, two)
  await two.write('Stand 1')
  await stream.next(/"value":"Stand 1"/)
  await two.publish('Stand 2')
  await stream.next(/event: page\ndata: {"isGone":false}/)
  await stream.next(/event: site\ndata: {"tags":\["drafts"\]}/)
})

it('[EDIT-13] a stream reads on when its instance has heard nothing for a while', async () => {
  const two = await startTwo()
  const { b, database, write } = two
  const stream = await openAt(b, two)
  await database.silence()
  await eventually(() => expect(b.storage.bus.isCurrent()).toBe(false), { interval: 2 })
  await eventually(async () => expect((await write('Stand 1')).status).toBe(200))
  await eventually(() => expect(b.storage.bus.isCurrent()).toBe(true))
  await stream.next(/"value":"Stand 1"/)
  expect(stream.hasEnded()).toBe(false)
})

it('[SEC-1] signing out at one instance ends the stream at the other, also when that one did not hear of it', async () => {
  const two = await startTwo()
  const { a, b, site, storages, database } = two
  const [anna, bea] = [await signIn(storages[0], site), await signIn(storages[0], site)]
  const [first, second] = [await openAt(b, { ...two, ...anna }), await openAt(b, { ...two, ...bea })]
  const signOut = (cookie: string) => send(a.app, { site, call: { method: 'DELETE', path: 'auth' }, cookie })
  expect((await signOut(anna.cookie)).statusCode).toBe(200)
  await first.ended
  expect(second.hasEnded()).toBe(false)
  await database.silence()
  await eventually(() => expect(b.storage.bus.isCurrent()).toBe(false), { interval: 2 })
  await eventually(async () => expect((await signOut(bea.cookie)).statusCode).toBe(200))
  await second.ended
})

it('[SEC-5] business data written at one instance is shown anew by every site at the other', async () => {
  const { a, b, site, storages } = await startTwo()
  const other = await createTestSite(storages[0])
  await createTestPage(storages[0], other, { role: 'home', key: 'home' })
  const [businessId, branchId] = [newId(), newId()]
  const move = (street: string) => {
    const branches = [sampleBranch({ id: branchId, businessId, street })]
    const business = { ...sampleBusiness(branches), id: businessId }
    return storages[0].write(tx => writeBusiness(tx, { ownerSiteId: site.id, business }))
  }
  for (const { id } of [site, other]) await storages[0].write(tx => updateSite(tx, id, { businessId }))
  const shown = async ({ app }: typeof a) => {
    const pages = await Promise.all([visit(app, site, '/de'), visit(app, other, '/de')])
    return pages.map(({ body }) => /Gasse \d/.exec(body)?.[0])
  }
  for (const street of ['Gasse 1', 'Gasse 2', 'Gasse 3']) {
    await move(street)
    expect(await shown(a)).toEqual([street, street])
    const atBoth = async () => expect(await shown(b)).toEqual([street, street])
    await vi.waitFor(atBoth, { interval: 1, timeout: windowMs })
  }
})
