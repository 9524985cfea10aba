import { expect, it } from 'vitest'
import { cpuTime } from '../../../test/cpuTime'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { createTestPage } from '../../../test/server'
import type { PageEntry } from '../../contract/page'
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
    const rename = (id: string, name: string) => call('POST', 'page/info', { id, lang: 'de', meta: { name } })
    return { ...editing, asked, list, marked, different, page, rename }
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

  it('[PUB-1] asks the database as often for many pages as for few', async () => {
    const { list, page, asked, rename, marked } = await start()
    const questions = async () => {
      const before = asked()
      await list()
      return asked() - before
    }
    await list()
    const few = await questions()
    const ids: string[] = []
    for (let index = 0; index < 60; index += 1) ids.push(await page(index))
    // What pages are called is read anew once they have changed, and then remembered.
    expect(await questions()).toBeGreaterThan(few)
    expect(await questions()).toBe(few)
    for (const id of ids) await rename(id, 'Neu')
    expect(await marked()).toHaveLength(60)
    expect(await questions()).toBeLessThanOrEqual(few + 4)
    expect(await cpuTime(list)).toBeLessThan(2_000)
  })
})

/** The same database, with the questions that reading asks counted. */
const counting = (storage: Storage) => {
  let count = 0
  const read = storage.read.withPlugin({
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { storage: { ...storage, read }, asked: () => count }
}
