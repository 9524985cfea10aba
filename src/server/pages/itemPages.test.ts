import { afterEach, expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { createTestPage, visit } from '../../../test/server'
import type { BlockItem } from '../../blocks/items'
import { blockItems, loaders } from '../../blocks/views.server'

const opening: BlockItem = {
  id: 'o1',
  name: { de: 'Augenoptikerin gesucht', fr: 'Opticienne recherchée' },
  description: { de: 'Achtzig Prozent in Winterthur', fr: 'Quatre-vingts pour cent' },
  languages: ['de', 'fr'],
  updated: Date.UTC(2026, 10, 2),
}

afterEach(() => {
  delete blockItems.hero
  delete loaders.hero
})

onBothEngines('entries of a section with an address of their own', open => {
  it('[ROUTE-12] answer while a published page holds the section, with head, languages, sitemap and validity', async () => {
    let now = Date.UTC(2026, 10, 3)
    const editing = await startEditing(await open(), { clock: () => now, groups: [] })
    const { app, site, storage, call } = editing
    const origin = `http://${site.host}:3000`
    const until = now + 1_000
    const items = (reader: { validUntil: (moment: number) => void }) => {
      reader.validUntil(until)
      return now < until ? [opening] : []
    }
    blockItems.hero = {
      segment: 'jobs',
      find: async ({ id, reader }) => items(reader).find(item => item.id === id) ?? null,
      list: async ({ reader }) => items(reader),
    }
    const asked: (string | null)[] = []
    loaders.hero = async ({ item }) => {
      asked.push(item)
      return null
    }
    const status = async (path: string) => (await visit(app, site, path)).statusCode
    expect(await status('/de/jobs/o1')).toBe(404)
    const pageId = await createTestPage(storage, site, { name: { de: 'Stellen', fr: 'Emplois' } })
    const { body, statusCode } = await visit(app, site, '/fr/jobs/o1')
    expect(statusCode).toBe(200)
    expect(asked.at(-1)).toBe('o1')
    expect(body).toContain('<title>Opticienne recherchée')
    expect(body).toContain('content="Quatre-vingts pour cent"')
    expect(body).toContain(`rel="canonical" href="${origin}/fr/jobs/o1"`)
    expect(body).toContain(`hreflang="de" href="${origin}/de/jobs/o1"`)
    expect(body).toContain('href="/de/jobs/o1" lang="de"')
    await visit(app, site, '/de/stellen')
    expect(asked.at(-1)).toBeNull()
    expect((await visit(app, site, '/sitemap.xml')).body).toContain(
      `<loc>${origin}/de/jobs/o1</loc><lastmod>2026-11-02</lastmod>`,
    )
    for (const path of ['/de/jobs/o2', '/de/jobs', '/de/jobs/o1/x', '/it/jobs/o1']) expect(await status(path)).toBe(404)
    now = until
    expect(await status('/fr/jobs/o1')).toBe(404)
    expect((await visit(app, site, '/sitemap.xml')).body).not.toContain('/jobs/')
    now -= 1_000
    expect(await status('/de/jobs/o1')).toBe(200)
    await call('POST', 'page/unpublish', { id: pageId })
    expect(await status('/de/jobs/o1')).toBe(404)
  })
})
