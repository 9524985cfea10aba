import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../../test/cpuTime'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { createTestPage } from '../../../test/server'
import type { PageEntry } from '../../contract/page'
import { addPage } from '../editing/addPage'
import { newId } from '../newId'
import type { Storage } from '../storage/storage'

onBothEngines('the list of pages', open => {
  const start = async () => {
    const { storage, asked } = counting(await open())
    const editing = await startEditing(storage)
    const { call, site } = editing
    const list = async () => {
      const { body } = await call('GET', 'page', { includeDrafts: '1', brief: '1' })
      return body.data as unknown as PageEntry[]
    }
    const marked = async () =>
      (await list())
        .filter(page => page.isChanged)
        .map(page => page.id)
        .sort()
    /** What each page says of itself. */
    const different = async () => {
      const ids: string[] = []
      for (const { id } of await list()) {
        const { body } = await call('GET', 'page/status/publication', { id })
        if (Object.values(body.data as Record<string, number>).some(Boolean)) ids.push(id)
      }
      return ids.sort()
    }
    const page = (index: number, isPublished = true) =>
      createTestPage(storage, site, { name: { de: `Seite ${index}`, fr: `Page ${index}` }, isPublished })
    /** Many at once. */
    const drafts = (count: number) =>
      storage.write(async tx => {
        for (let index = 0; index < count; index += 1)
          await addPage(tx, { ...newDraft, siteId: site.id, name: { de: `Entwurf ${index}` } })
      })
    const rename = (id: string, name: string) => call('POST', 'page/info', { id, lang: 'de', meta: { name } })
    const asking = async (read: () => Promise<unknown>) => {
      const before = asked()
      await read()
      const after = asked()
      return { questions: after.questions - before.questions, rows: after.rows - before.rows }
    }
    return { ...editing, asking, drafts, list, marked, different, page, rename }
  }

  it('[API-1] is in the order of the navigation, then by collection and name', async () => {
    const { call, storage, site, pageId, list } = await start()
    const page = (de: string, collection: 'team' | 'service' | null = null) =>
      createTestPage(storage, site, { name: { de }, collection })
    const [zoo, arzt, aerzte] = [await page('Zoo'), await page('Arzt'), await page('Ärzte')]
    const [service, berta, anna] = [
      await page('Alles', 'service'),
      await page('Berta', 'team'),
      await page('anna', 'team'),
    ]
    const child = (id: string) => ({ id: newId(), type: 'page', page: { id }, appearance: 'default' })
    const navigation = [
      { id: newId(), label: {}, children: [child(zoo), child(pageId)] },
      { id: newId(), label: { de: 'Mehr' }, children: [child(berta)] },
    ]
    expect((await call('POST', 'navigation', { navigation })).status).toBe(200)
    const expected = [zoo, pageId, berta, aerzte, arzt, anna, service]
    expect((await list()).map(({ id }) => id)).toEqual(expected)
    const live = (await call('GET', 'page')).body.data as unknown as PageEntry[]
    expect(live.map(({ id }) => id)).toEqual(expected)
  })

  it('[PUB-1] marks exactly the pages that differ, whatever was done to them', async () => {
    const { call, pageId, marked, different, page, rename, firstGroup } = await start()
    const agree = async (...expected: string[]) => {
      expect(await marked()).toEqual([...expected].sort())
      expect(await different()).toEqual([...expected].sort())
    }
    const [one, draft] = [await page(1), await page(2, false)]
    await agree(draft)
    const groupId = await firstGroup()
    const title = (de: string) => writeField({ call }, { groupId, name: 'title', data: texts({ de }) })
    await title('Neu')
    await agree(draft, pageId)
    await title('Klar sehen')
    await agree(draft)
    await rename(one, 'Anders')
    await agree(draft, one)
    await call('POST', 'page/undo', { id: one })
    await agree(draft)
    await call('POST', 'page/redo', { id: one })
    await call('POST', 'page/revert', { id: one })
    await agree(draft)
    // Autosaves fold into one line of the log, also over a publication.
    await title('Eins')
    await call('POST', 'page/publish', { id: pageId })
    await agree(draft)
    await title('Zwei')
    await agree(draft, pageId)
    await call('POST', 'page/publish', { id: pageId })
    await call('POST', 'page/publish', { id: draft })
    await agree()
    await call('POST', 'group/add', { pageId, groupName: 'cta' })
    await call('POST', 'page/unpublish', { id: one })
    await agree(pageId, one)
  })

  it('[PUB-1] knows names, addresses, order and state of every page', async () => {
    const { call, list, page, rename } = await start()
    const id = await page(1)
    await rename(id, 'Neuer Name')
    await call('POST', 'page/info', { id, lang: 'de', meta: { password: 'Sesam', disallowedLanguages: ['fr'] } })
    const added = await call('POST', 'page/add', { collectionName: 'team', initialMeta: { name: 'Anna' }, lang: 'de' })
    const info = (await call('GET', 'page/info', { id })).body.data as unknown as PageEntry
    expect((await list()).find(entry => entry.id === id)).toEqual(
      Object.fromEntries(Object.keys((await list())[0]!).map(key => [key, info[key as keyof PageEntry]])),
    )
    const anna = (await list()).find(entry => entry.collection === 'team')
    expect(anna).toMatchObject({
      id: (added.body.data as { id?: string } | null)?.id,
      status: 'draft',
      isChanged: true,
    })
  })

  describe('in parts', () => {
    type Part = { pages: PageEntry[]; total: number; next: string | null }
    const parts = async () => {
      const editing = await start()
      const part = async (asked: Record<string, string> = {}) => {
        const { status, body } = await editing.call('GET', 'page/list', asked)
        expect(status).toBe(200)
        return body.data as unknown as Part
      }
      const named = async (asked: Record<string, string>) => (await part(asked)).pages.map(({ name }) => name.de)
      return { ...editing, part, named }
    }

    it('[PAGE-1] has every page once, in its order, also when one goes meanwhile', async () => {
      const { call, part, page, pageId } = await parts()
      const ids = [pageId]
      for (let index = 0; index < 7; index += 1) ids.push(await page(index))
      await call('POST', 'collection/sort', { collectionName: 'generic', active: ids[7], over: ids[2] })
      const [moved] = ids.splice(7, 1)
      ids.splice(2, 0, moved!)
      const first = await part({ collection: 'generic', limit: '3' })
      expect(first).toMatchObject({ total: 8, next: ids[2] })
      const second = await part({ collection: 'generic', limit: '3', after: first.next! })
      expect([...first.pages, ...second.pages].map(({ id }) => id)).toEqual(ids.slice(0, 6))
      const last = await part({ collection: 'generic', limit: '3', after: second.next! })
      expect(last.pages.map(({ id }) => id)).toEqual(ids.slice(6))
      expect(last.next).toBeNull()
      await call('POST', 'page/remove', { id: second.next })
      const anew = await part({ collection: 'generic', limit: '3', after: second.next! })
      expect(anew.pages).toEqual(first.pages)
      expect(anew.total).toBe(7)
      const whole = (await call('GET', 'page', { includeDrafts: '1', brief: '1' })).body.data as unknown as PageEntry[]
      for (const entry of anew.pages) expect(entry).toEqual(whole.find(({ id }) => id === entry.id))
    })

    it('[PAGE-1, PAGE-5] tells collections, the archive and what is in the navigation apart', async () => {
      const { call, storage, site, named, pageId } = await parts()
      const member = (de: string, collection: 'team' | 'service') =>
        createTestPage(storage, site, { name: { de }, collection })
      const [berta] = [await member('Berta', 'team'), await member('anna', 'team'), await member('Alles', 'service')]
      await call('POST', 'collection/add', {
        collectionName: 'team',
        collectionType: 'page',
        pageId: berta,
        action: 'remove',
      })
      expect(await named({ collection: 'team', isArchived: 'false' })).toEqual(['anna'])
      expect(await named({ collection: 'team', isArchived: 'true' })).toEqual(['Berta'])
      expect(await named({ collection: 'uncategorized' })).toEqual(['Start'])
      const child = { id: newId(), type: 'page', page: { id: pageId }, appearance: 'default' }
      await call('POST', 'navigation', { navigation: [{ id: newId(), label: {}, children: [child] }] })
      expect(await named({ isOutside: 'true', isArchived: 'false' })).toEqual(['anna', 'Alles'])
    })

    it('[PAGE-1, LIVE-4] finds words of names and addresses in any language and spelling', async () => {
      const { named, storage, site } = await parts()
      await createTestPage(storage, site, { name: { de: 'Überblick Brillen', fr: 'Aperçu des lunettes' } })
      await createTestPage(storage, site, { name: { de: 'Brillen (Herbst)', fr: 'Lunettes' } })
      for (const search of ['überblick', 'UEBERBLICK', 'uberbl', 'apercu', 'apercu-des', 'brillen über'])
        expect(await named({ search }), search).toEqual(['Überblick Brillen'])
      expect(await named({ search: 'lunettes' })).toEqual(['Brillen (Herbst)', 'Überblick Brillen'])
      expect(await named({ search: '(h' })).toEqual(['Brillen (Herbst)'])
      expect(await named({ search: 'nirgends' })).toEqual([])
    })

    it('[API-11] other ways to pages: by id, by key, and by what an address can mean', async () => {
      const { call, part, page, pageId, list } = await parts()
      const [one, two] = [await page(1), await page(2)]
      const entries = async (path: string, asked: object) =>
        (await call('GET', path, asked)).body.data as unknown as PageEntry[]
      const known = await list()
      const byId = await entries('page/entries', { ids: `${two},${newId()},${one}` })
      expect(byId).toEqual([two, one].map(own => known.find(({ id }) => id === own)))
      expect((await part({ isKeyed: '1' })).pages.map(({ id }) => id)).toEqual([pageId])
      const meant = async (text: string) =>
        (await entries('page/suggest', { text, lang: 'de', id: one })).map(({ id }) => id)
      expect(await meant('seite')).toEqual([one, two])
      for (const text of ['Seite 2', '/de/seite-2', 'page-2', `/de/edit/${two}`, '/fr/page-2#oben'])
        expect((await meant(text))[0], text).toBe(two)
      expect(await meant('#oben')).toEqual([one])
      expect(await meant('info@example.ch')).toEqual([])
    })

    it('[PAGE-1] what is shown of few pages is read of few, however many there are', async () => {
      const { part, call, page, drafts, asking, app, site, cookie, pageId } = await parts()
      const child = { id: newId(), type: 'page', page: { id: pageId }, appearance: 'default' }
      await call('POST', 'navigation', { navigation: [{ id: newId(), label: {}, children: [child] }] })
      const [first] = [await page(0), await page(1)]
      const edit = async () => {
        const { statusCode } = await app.inject({ url: '/de/edit', headers: { host: site.host, cookie } })
        expect(statusCode).toBe(200)
      }
      const wholes = {
        edit,
        navigation: () => call('GET', 'navigation', { includeDrafts: '1' }),
        shell: () => call('GET', 'page/shell', { id: pageId, lang: 'de' }),
        entries: () => call('GET', 'page/entries', { ids: first! }),
      }
      const measured = async () => {
        const found: Record<string, object> = {}
        for (const [name, read] of Object.entries(wholes)) found[name] = await asking(read)
        return found
      }
      // A busy database is heard late for a moment, in which nothing is remembered: it counts what is read afterwards.
      const settled = async <T>(measure: () => Promise<T>) => {
        let last = await measure()
        await eventually(async () => {
          const next = await measure()
          const before = last
          last = next
          expect(next).toEqual(before)
        })
        return last
      }
      const found = () => part({ search: 'Seite', limit: '2' })
      const few = await settled(measured)
      const fewFound = await settled(() => asking(found))
      await drafts(120)
      await eventually(async () => expect(await measured()).toEqual(few))
      // What pages are called is read anew once they have changed, and then remembered.
      expect((await asking(found)).rows).toBeGreaterThan(120)
      await eventually(async () => expect(await asking(found)).toEqual(fewFound))
    })
  })

  it('[PUB-1] asks the database as often for many pages as for few', async () => {
    const { list, page, rename, marked, asking } = await start()
    const questions = async () => (await asking(list)).questions
    await list()
    const few = await questions()
    const ids: string[] = []
    for (let index = 0; index < 60; index += 1) ids.push(await page(index))
    expect(await questions()).toBe(few)
    for (const id of ids) await rename(id, 'Neu')
    expect(await marked()).toHaveLength(60)
    expect(await questions()).toBeLessThanOrEqual(few + 4)
    expect(await cpuTime(list)).toBeLessThan(2_000)
  })
})

const newDraft = { collection: null, groups: [], author: { personId: null } }

/** The same database, with the questions that reading asks and the rows it gets counted. */
const counting = (storage: Storage) => {
  const count = { questions: 0, rows: 0 }
  const read = storage.read.withPlugin({
    transformQuery: ({ node }) => {
      count.questions += 1
      return node
    },
    transformResult: async ({ result }) => {
      count.rows += result.rows.length
      return result
    },
  })
  return { storage: { ...storage, read }, asked: () => ({ ...count }) }
}
