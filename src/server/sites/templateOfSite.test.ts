import { expect, it } from 'vitest'
import { startEditing, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { createTestPage, visit } from '../../../test/server'
import { referencesOf } from '../../content/rules/documentReferences'
import { runCommand } from '../commands/run'
import { newId, newSecretId } from '../newId'
import { insertMedia, listMedia } from '../storage/media'
import { listPages, readWorkingPage } from '../storage/pages'
import { findSiteByHost } from '../storage/sites'

onBothEngines('a copy of a site', open => {
  const start = async () => {
    const editing = await startEditing(await open())
    const { storage, services, site } = editing
    const { site: source } = (await findSiteByHost(storage.read, site.host))!
    const host = `copy-of-${site.host}`
    const clone = async () => {
      const words = ['--from', source.key, '--key', `copy-of-${source.key}`, '--host', host, '--name', 'Kopie']
      await runCommand({ ...services, demoPictures: '', port: 80 }, ['site', 'clone', ...words])
      const { site: copy } = (await findSiteByHost(storage.read, host))!
      const pages = await listPages(storage.read, copy.id)
      const working = await Promise.all(pages.map(page => readWorkingPage(storage.read, copy.id, page.id)))
      return { copy, pages: working.map(page => page!), media: await listMedia(storage.read, copy.id) }
    }
    const add = (name: string, more: object = {}) =>
      createTestPage(storage, site, { name: { de: name, fr: name }, ...more })
    return { ...editing, host, clone, add }
  }
  const names = (pages: { document: { name: { de?: string } } }[]) => pages.map(({ document }) => document.name.de)

  it('[PAGE-8, EDIT-25] has every picture as its own: of fields, of rich texts, and those that pages are shared with', async () => {
    const { call, pageId, children, storage, services, site, clone } = await start()
    await call('POST', 'group/add', { pageId, groupName: 'richTextBlock' })
    const [hero, rich] = await children()
    const put = async (originalFilename: string) => {
      const media = { ...sampleMedia['optik/workshop']!, id: newId(), objectId: newSecretId(), originalFilename }
      await services.files.write(media.objectId, 'original.avif', Buffer.from(originalFilename))
      await storage.write(tx => insertMedia(tx, site.id, media))
      return media.id
    }
    const [inField, inText, shared] = [await put('field'), await put('text'), await put('shared')]
    const json = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: inText } }] }
    const content = { type: 'localizedRichText', data: { de: { json, text: '' } } }
    await writeField({ call }, { groupId: hero!.id, name: 'image', data: { mediaId: inField } })
    await writeField({ call }, { groupId: rich!.id, name: 'textBlock', data: { content } })
    await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { shareImage: shared } })

    const { pages, media } = await clone()
    expect(media.map(({ originalFilename }) => originalFilename).sort()).toEqual(['field', 'shared', 'text'])
    expect([...referencesOf(pages[0]!.document).media].sort()).toEqual(media.map(({ id }) => id).sort())
  })

  it('[LIVE-9] is as protected as the original', async () => {
    const { call, app, add, host, clone } = await start()
    const id = await add('Geheim')
    await call('POST', 'page/info', { id, lang: 'de', meta: { password: 'sesam' } })
    await clone()
    const page = await visit(app, { host }, '/de/geheim')
    expect([page.statusCode, page.body.includes('Klar sehen')]).toEqual([401, false])
  })

  it('[PAGE-5, PUB-10] has its pages in their order, and sections only while the original shows them', async () => {
    const { call, add, clone, firstGroup, pageId } = await start()
    const [anna, beat] = [await add('Anna', { collection: 'team' }), await add('Beat', { collection: 'team' })]
    await call('POST', 'collection/sort', { collectionName: 'team', active: beat, over: anna })
    const window = { from: Date.UTC(2031, 0), to: null }
    await call('POST', 'group/meta', { pageId, groupId: await firstGroup(), meta: { window } })
    const { pages } = await clone()
    const sorted = pages.toSorted((a, b) => (a.order < b.order ? -1 : 1))
    expect(names(sorted)).toEqual(['Start', 'Beat', 'Anna'])
    expect(sorted[0]!.document.groups[0]!.window).toEqual(window)
  })

  it('[ROUTE-15] is read and written a few pages at a time: whoever writes elsewhere meanwhile has their turn', async () => {
    const { add, clone, call, pageId, host, app } = await start()
    for (let count = 0; count < 24; count += 1) await add(`Seite ${count}`)
    let isDone = false
    const cloning = clone().finally(() => {
      isDone = true
    })
    let written = 0
    while (!isDone) {
      const meta = { name: `Start ${written}` }
      expect((await call('POST', 'page/info', { id: pageId, lang: 'de', meta })).status).toBe(200)
      written += 1
    }
    expect((await cloning).pages).toHaveLength(25)
    expect(written).toBeGreaterThan(10)
    expect((await visit(app, { host }, '/de/seite-23')).statusCode).toBe(200)
  })

  it('[ROUTE-6] is made although a link leads to a page that is gone', async () => {
    const { call, add, clone, firstGroup } = await start()
    const [gone, kept] = [await add('Weg'), await add('Da')]
    const link = (id: string) => ({ options: { link: { value: { type: 'page', page: { id, collection: null } } } } })
    const groupId = await firstGroup()
    for (const [name, id] of [
      ['button', gone],
      ['secondaryButton', kept],
    ] as const)
      expect((await writeField({ call }, { groupId, name, data: link(id) })).status).toBe(200)
    await call('POST', 'page/remove', { id: gone })
    const { pages } = await clone()
    const copied = pages.find(({ document }) => document.name.de === 'Da')!.page.id
    expect(referencesOf(pages.find(({ page }) => page.role === 'home')!.document).pages).toContain(copied)
    expect(names(pages)).not.toContain('Weg')
  })
})
