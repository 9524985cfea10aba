import { expect, it, onTestFinished } from 'vitest'
import { ingestPicture } from '../src/server/media/ingest'
import { insertMedia } from '../src/server/storage/media'
import { openPostgres } from '../src/server/storage/postgres'
import type { Storage } from '../src/server/storage/storage'
import { createDatabase } from './database'
import { editNewSite, texts, writeField } from './editing'
import { eventually } from './eventually'
import { listen } from './listen'
import { drawPicture } from './pictures'
import { caller, startTestServer, visit } from './server'
import { createSilentProxy } from './silentProxy'

/** A database that a first instance reaches through a proxy and a second one directly. */
const startBehindProxy = async () => {
  const database = await createDatabase()
  const proxy = await createSilentProxy(database.url)
  const open = async (url: string): Promise<Storage> => {
    const storage = await openPostgres(url)
    onTestFinished(() => {
      proxy.speakAgain()
      return storage.close()
    })
    return storage
  }
  const editing = await editNewSite(await startTestServer(await open(proxy.url)))
  const elsewhere = await startTestServer(await open(database.url))
  const { app, site, cookie, pageId, firstGroup } = editing
  const groupId = await firstGroup()
  const write = (title: string, server = editing.app) =>
    writeField(
      { call: caller({ app: server, site, cookie }) },
      { groupId, name: 'title', data: texts({ de: title, fr: title }) },
    )
  const publishElsewhere = async (title: string) => {
    expect((await write(title, elsewhere.app)).status).toBe(200)
    const { status } = await caller({ app: elsewhere.app, site, cookie })('POST', 'page/publish', { id: pageId })
    expect(status).toBe(200)
  }
  const ask = await listen(app)
  const see = async () => {
    const { status, body } = await ask(site.host, '/de')
    return `${status} ${/Stand \d+|Klar sehen/.exec(String(body))?.[0]}`
  }
  return { ...editing, proxy, write, publishElsewhere, ask, see }
}

/** Below the limit on waiting for the database, far above what a loaded machine needs for a page in memory. */
const atOnceMs = 3_000

const took = async <T>(work: () => Promise<T>) => {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

it('[API-2] while PostgreSQL is silent, pages in memory are answered at once and writes say so; then all is fresh', async () => {
  const { app, site, storage, services, proxy, write, publishElsewhere, see, ask } = await startBehindProxy()
  expect(await see()).toBe('200 Klar sehen')
  const bytes = await drawPicture({ width: 60, height: 40 }).png().toBuffer()
  const media = await ingestPicture({ ...services, filename: 'a.png', bytes, folder: 'f', tags: [], alt: {} })
  await storage.write(tx => insertMedia(tx, site.id, media))
  const picture = `/media/${media.objectId}/original.png`
  expect((await ask(site.host, picture)).body).toEqual(bytes)
  expect((await ask(site.host, '/sitemap.xml')).status).toBe(200)
  proxy.goSilent()

  const slowest = { ms: 0 }
  const lookAgain = async () => {
    const { value, ms } = await took(see)
    expect(value).toBe('200 Klar sehen')
    slowest.ms = Math.max(slowest.ms, ms)
  }
  await eventually(
    async () => {
      await lookAgain()
      expect(storage.bus.isCurrent()).toBe(false)
    },
    { interval: 20 },
  )
  await publishElsewhere('Stand 1')
  const lost = write('Stand 2')
  for (let count = 0; count < 50; count += 1) await lookAgain()
  for (const path of ['/sitemap.xml', '/de?utm_source=brief', picture]) {
    const { value, ms } = await took(() => visit(app, site, path, { cookie: 'vitrine_unlock_x=1' }))
    expect([path, value.statusCode]).toEqual([path, 200])
    slowest.ms = Math.max(slowest.ms, ms)
  }
  expect(slowest.ms).toBeLessThan(atOnceMs)
  const ready = await took(() => visit(app, site, '/readyz'))
  expect([ready.value.statusCode, ready.ms < atOnceMs]).toEqual([503, true])
  expect((await lost).body).toMatchObject({ status: 503, code: 'unavailable', success: false })
  expect((await visit(app, site, '/de/search?searchQuery=brille')).statusCode).toBe(503)
  await lookAgain()
  expect(slowest.ms).toBeLessThan(atOnceMs)

  proxy.speakAgain()
  await eventually(() => expect(storage.bus.isCurrent()).toBe(true))
  expect(await see()).toBe('200 Stand 1')
  await eventually(async () => expect((await write('Stand 3')).status).toBe(200))
})

it('[API-2] a unit of work that PostgreSQL did not answer in time leaves nothing behind', async () => {
  const { storage, proxy, site } = await startBehindProxy()
  const rename = (name: string) =>
    storage.write(async tx => {
      await tx.db.updateTable('sites').set({ name }).where('id', '=', site.id).execute()
      if (name === 'Verloren') proxy.goSilent()
      await tx.db.selectFrom('sites').select('id').execute()
    })
  await expect(rename('Verloren')).rejects.toThrow()
  proxy.speakAgain()
  const nameOf = async () => (await storage.read.selectFrom('sites').select('name').executeTakeFirstOrThrow()).name
  await eventually(async () => expect(await nameOf()).not.toBe('Verloren'))
  for (let count = 1; count <= 12; count += 1) {
    await rename(`Neu ${count}`)
    expect(await nameOf()).toBe(`Neu ${count}`)
  }
})
