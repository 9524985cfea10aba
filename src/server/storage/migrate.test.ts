import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type OldDatabase, onBothOldEngines, readOldDatabase } from '../../../test/oldDatabase'
import { caller, startTestServer, visit } from '../../../test/server'
import { openSession } from './sessions'
import type { Storage } from './storage'

const site = { host: 'alt.localhost' }
const kept = readdirSync('test/databases').map(file => file.split('.')[0]!)

onBothOldEngines('data of an older version', open => {
  it.each(kept)('[API-8] from %s is all there after the start', async name => {
    const old = readOldDatabase(name)
    const storage = await open(old)
    const { app } = await startTestServer(storage, { clock: () => old.madeAt + 60_000 })
    const { home, second, secret, gone } = old.pages

    const page = await visit(app, site, '/de')
    expect(page.statusCode).toBe(200)
    for (const part of ['Gut sehen', 'Hier entlang', 'Karte', 'Eine Brille', 'href="/de/kontakt"', '#b3261e'])
      expect(page.body).toContain(part)
    expect((await visit(app, site, '/fr')).body).toContain('Des lunettes')
    expect((await visit(app, site, '/de/geheim')).statusCode).toBe(401)
    expect((await visit(app, site, '/de/weg')).statusCode).toBe(404)

    const call = await editorOf(storage, app, old)
    const data = async (path: string, input: object = {}) => {
      const { status, body } = await call('GET', path, input)
      expect([path, status]).toEqual([path, 200])
      return body.data as Record<string, unknown>
    }
    expect(await data('page/working', { id: home })).toMatchObject({ document: old.before.working, canUndo: true })
    expect(await data('navigation')).toMatchObject(old.before.navigation)
    expect(await data('settings')).toMatchObject(old.before.settings)
    expect(await data('optician')).toEqual(old.before.branches)
    expect((await data('page/working', { id: second })).goesLiveAt).toBeGreaterThan(old.madeAt)
    expect(await countedBytes(storage, old)).toEqual([])
    expect(await usesOf(storage, old)).toEqual(['hero', 'navigation', 'published', 'rich text', 'theme'])

    const done = async (path: string, input: object) => {
      const { status, body } = await call('POST', path, input)
      expect([path, status]).toEqual([path, 200])
      return body.data as Record<string, unknown>
    }
    await done('page/undo', { id: home })
    await done('page/undo', { id: home })
    const { document } = (await data('page/working', { id: home })) as { document: typeof old.before.working }
    expect(document.groups[0]!.fields.title!.text).toMatchObject({ de: 'Gut sehen', fr: 'Voir clair' })
    expect(await done('page/undelete', { id: gone })).toMatchObject({ isLive: true })
    // A number that was given is never given again.
    const given = old.tables.page_versions!.filter(row => row.page_id === second).map(row => Number(row.version))
    const planned = await done('page/schedule', { id: second, at: '2031-06-01T08:00' })
    expect(planned.version).toBe(Math.max(...given) + 1)
    expect((await visit(app, site, `/de/${secret}`)).statusCode).toBeLessThan(500)
  })
})

const editorOf = async (storage: Storage, app: Parameters<typeof visit>[0], { siteId, personId }: OldDatabase) => {
  const token = await storage.write(tx => openSession(tx, siteId, personId))
  const own = { id: siteId, host: site.host, locales: ['de' as const, 'fr' as const] }
  return caller({ app, site: own, cookie: `vitrine_session=${token}` })
}

/** Pages whose row counts something else than they hold. */
const countedBytes = async ({ read }: Storage, { siteId }: OldDatabase) => {
  const values = await read
    .selectFrom('item_values')
    .select(['page_id', 'value'])
    .where('site_id', '=', siteId)
    .execute()
  const pages = await read.selectFrom('pages').select(['id', 'content_bytes']).where('site_id', '=', siteId).execute()
  return pages.filter(({ id, content_bytes }) => {
    const own = values.filter(({ page_id, value }) => page_id === id && value !== null)
    return own.reduce((sum, { value }) => sum + Buffer.byteLength(value!), 0) !== content_bytes
  })
}

/** What names the second page or the picture. */
const usesOf = async ({ read }: Storage, { siteId, pages, pictureId, before }: OldDatabase) => {
  const rows = await read
    .selectFrom('uses')
    .select(['by_kind', 'by_item'])
    .where('site_id', '=', siteId)
    .where('used_id', 'in', [pages.second, pictureId])
    .execute()
  const [hero, rich] = before.working.groups
  const fieldsOf = (group: typeof hero) => Object.values(group!.fields).map(({ id }) => id)
  const nameOf = ({ by_kind, by_item }: (typeof rows)[number]) => {
    if (by_kind === 'published') return 'published'
    if (fieldsOf(hero).includes(by_item)) return 'hero'
    return fieldsOf(rich).includes(by_item) ? 'rich text' : by_item
  }
  return [...new Set(rows.map(nameOf))].sort()
}
