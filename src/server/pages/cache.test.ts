import { expect, it } from 'vitest'
import { counts } from '../../../test/counts'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { listen } from '../../../test/listen'
import { createTestPage, visit } from '../../../test/server'
import { definitions } from '../../blocks/definitions'
import { loaders } from '../../blocks/views.server'

/** Holds every drawing of a section type until it is let go. */
const holdDrawings = (type: string) => {
  const before = loaders[type]
  let release = () => {}
  let count = 0
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  loaders[type] = async () => {
    count += 1
    await gate
    return {}
  }
  const restore = () => {
    if (before) loaders[type] = before
    else delete loaders[type]
  }
  return { release, restore, count: () => count }
}

onBothEngines('live pages under load', open => {
  const start = async () => {
    const editing = await startEditing(await open())
    const groupId = await editing.firstGroup()
    const publish = async (title: string) => {
      const data = texts({ de: title, fr: title })
      expect((await writeField(editing, { groupId, name: 'title', data })).status).toBe(200)
      expect((await editing.call('POST', 'page/publish', { id: editing.pageId })).status).toBe(200)
    }
    return { ...editing, publish }
  }

  it('[LIVE-14] what editors do on a page without publishing lets drawings of it be', async () => {
    const editing = await start()
    const { app, site, call, pageId } = editing
    const drawing = holdDrawings('hero')
    try {
      const first = visit(app, site, '/de')
      await eventually(() => expect(drawing.count()).toBe(1))
      await call('POST', 'page/presence', { id: pageId, tab: 'tab-anna-1' })
      await writeField(editing, { groupId: await editing.firstGroup(), name: 'title', data: texts({ de: 'Neu' }) })
      const second = visit(app, site, '/de')
      await call('GET', 'page')
      drawing.release()
      expect((await first).body).toBe((await second).body)
      expect(drawing.count()).toBe(1)
    } finally {
      drawing.restore()
    }
  })

  it('[LIVE-14] a key that a section declares reaches its loader, for that request alone', async () => {
    const { hero } = definitions
    const asked: Record<string, string>[] = []
    const before = loaders.hero
    definitions.hero = { ...hero!, queryKeys: ['ort'] }
    loaders.hero = async ({ query }) => {
      asked.push(query)
      return {}
    }
    try {
      const { app, site } = await start()
      const ask = await listen(app)
      const long = 'x'.repeat(500)
      for (const query of ['', '?ort=Bern', '?ort=Bern', '?q=1&fbclid=2', `?a=b&ort=${long}`, ''])
        expect((await ask(site.host, `/de${query}`)).status, query).toBe(200)
      expect(asked).toEqual([{}, { ort: 'Bern' }, { ort: 'Bern' }, { ort: 'x'.repeat(200) }])
    } finally {
      definitions.hero = hero!
      if (before) loaders.hero = before
      else delete loaders.hero
    }
  })

  it('[PUB-4] a new text draws its own page anew; a new name or kind of section every page that may show it', async () => {
    const editing = await start()
    const { app, site, storage, services, call, pageId, publish } = editing
    await createTestPage(storage, site, { name: { de: 'Brillen', fr: 'Lunettes' }, slug: { de: 'brillen' } })
    const paths = ['/de', '/de/brillen', '/sitemap.xml']
    const draw = async () => {
      for (const path of paths) expect((await visit(app, site, path)).statusCode, path).toBe(200)
    }
    const kept = () => paths.filter(path => services.cache.get(site.id, path, Date.now()) !== null)
    await draw()
    expect(kept()).toEqual(paths)
    await publish('Ein neuer Text')
    expect(kept()).toEqual(['/de/brillen'])
    expect((await visit(app, site, '/de')).body).toContain('Ein neuer Text')

    await draw()
    const renamed = { id: pageId, lang: 'de', meta: { name: 'Willkommen' } }
    expect((await call('POST', 'page/info', renamed)).status).toBe(200)
    expect(kept()).toEqual(paths)
    await publish('Noch ein Text')
    expect(kept()).toEqual([])

    await draw()
    expect((await call('POST', 'group/add', { pageId, groupName: 'spacer' })).status).toBe(200)
    await publish('Mit Abstand')
    expect(kept()).toEqual([])
  })

  it('[LIVE-14] a hundred visitors of a page that is not drawn yet cause one drawing', async () => {
    const { app, site } = await start()
    const drawing = holdDrawings('hero')
    try {
      const visits = Array.from({ length: 100 }, () => visit(app, site, '/de'))
      await eventually(() => expect(drawing.count()).toBe(1))
      drawing.release()
      const answers = await Promise.all(visits)
      expect(answers.every(answer => answer.statusCode === 200)).toBe(true)
      expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
      expect(drawing.count()).toBe(1)
    } finally {
      drawing.restore()
    }
  })

  it('[PUB-4] a drawing held across a publishing is not kept; who asks afterwards gets the new page', async () => {
    const { app, site, publish } = await start()
    const drawing = holdDrawings('hero')
    const slow = visit(app, site, '/de')
    await eventually(() => expect(drawing.count()).toBe(1))
    drawing.restore()
    await publish('Ganz neu')
    expect((await visit(app, site, '/de')).body).toContain('Ganz neu')
    drawing.release()
    await slow
    for (let count = 0; count < 5; count += 1) expect((await visit(app, site, '/de')).body).toContain('Ganz neu')
  })

  it('[PUB-4, PUB-5] every answer during publishings and reverts is wholly one published state, and states never go back', async () => {
    const editing = await start()
    const { app, site, call, pageId, storage } = editing
    const groupId = await editing.firstGroup()
    const second = (await call('POST', 'group/add', { pageId, groupName: 'cta' })).body.data as unknown as {
      id: string
    }
    const [reads, rounds] = [counts.readsWhilePublishing[storage.engine], counts.publishings[storage.engine] / 2]
    const readers = [0, 1, 2, 3]
    const readsEach = reads / rounds / readers.length
    const states: number[][] = []
    const last = readers.map(() => 0)
    const read = async (reader: number) => {
      for (let count = 0; count < readsEach; count += 1) {
        const { body, statusCode } = await visit(app, site, '/de')
        expect(statusCode).toBe(200)
        expect(body).not.toContain('Verworfen')
        const seen = [...body.matchAll(/Stand (\d+)\./g)].map(match => Number(match[1]))
        states.push(seen)
        expect(seen[0] ?? 0).toBeGreaterThanOrEqual(last[reader]!)
        last[reader] = seen[0] ?? 0
      }
    }
    const write = async (title: string) => {
      const data = texts({ de: title, fr: 'x' })
      for (const id of [groupId, second.id])
        expect((await writeField(editing, { groupId: id, name: 'title', data })).status).toBe(200)
    }
    const publishAndRevert = async (round: number) => {
      await write(`Stand ${round}.`)
      expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
      await write(`Verworfen ${round}.`)
      expect((await call('POST', 'page/revert', { id: pageId })).status).toBe(200)
    }
    for (let round = 1; round <= rounds; round += 1) await Promise.all([publishAndRevert(round), ...readers.map(read)])
    expect(states).toHaveLength(reads)
    expect(states.filter(seen => seen.length > 0 && (seen.length !== 2 || seen[0] !== seen[1]))).toEqual([])
    expect(new Set(states.map(seen => seen[0])).size).toBeGreaterThan(rounds / 2)
    expect((await visit(app, site, '/de')).body.match(new RegExp(`Stand ${rounds}\\.`, 'g'))).toHaveLength(2)
  })

  it('[PUB-4] publishings at the same moment follow one another', async () => {
    const { call, pageId, storage } = await start()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', 'page/publish', { id: pageId })))
    expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
    const versions = answers.map(answer => (answer.body.data as unknown as { version: number }).version)
    expect([...versions].sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => index + 2))
    const rows = await storage.read
      .selectFrom('page_versions')
      .select('version')
      .where('page_id', '=', pageId)
      .execute()
    expect(rows).toHaveLength(11)
  })
})
