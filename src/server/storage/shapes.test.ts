import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer } from '../../../test/server'
import type { Provenance } from '../../content/provenance'
import { unpublishPage } from '../editing/publishPage'
import { removePage } from '../editing/removePage'
import { readWorkingPage } from './pages'
import { purge } from './retention'
import { findUses } from './uses'
import { readValue, writeValues } from './writeValues'

onBothEngines('what later capabilities stand on', open => {
  const begin = async () => {
    const server = await startTestServer(await open())
    const { app, storage } = server
    const site = await createTestSite(storage)
    const pageId = await createTestPage(storage, site, { isPublished: false })
    const { document } = (await readWorkingPage(storage.read, site.id, pageId))!
    const field = document.groups[0]!.fields.title!
    return { app, storage, site, pageId, group: document.groups[0]!, field }
  }

  it('[LANG-3] where a translation comes from is kept with it, and undo brings it back', async () => {
    const { app, storage, site, pageId, field } = await begin()
    const { cookie, personId } = await signIn(storage, site)
    const call = caller({ app, site, cookie })
    const place = { itemId: field.id, key: 'text:fr' }
    const machine: Provenance = { origin: 'machine', source: { locale: 'de', version: 1, text: 'Klar sehen' } }
    const write = (value: string, provenance?: Provenance) =>
      storage.write(tx =>
        writeValues(tx, {
          siteId: site.id,
          pageId,
          author: { personId, changeId: crypto.randomUUID() },
          writes: [{ ...place, value, provenance }],
          // Two hours apart, so that the two are no one change.
          now: Date.now() - (provenance ? 7_200_000 : 0),
        }),
      )
    const stored = async () => (await readValue(storage.read, site.id, place))!
    await write('Voir clairement', machine)
    expect((await stored()).provenance).toEqual(machine)
    await write('Bien voir')
    const own: Provenance = { origin: 'person', source: { locale: 'de', version: 1, text: 'Klar sehen' } }
    expect((await stored()).provenance).toEqual(own)
    await call('POST', 'page/undo', { id: pageId })
    expect(await stored()).toMatchObject({ value: 'Voir clairement', provenance: machine })
    await call('POST', 'page/redo', { id: pageId })
    expect(await stored()).toMatchObject({ value: 'Bien voir', provenance: { origin: 'person' } })
  })

  it('[LANG-3] the same words from another source are a change, the same from the same are none', async () => {
    const { storage, site, pageId, field } = await begin()
    const machine: Provenance = { origin: 'machine', source: { locale: 'de', version: 2, text: 'Klar' } }
    const write = (provenance?: Provenance) =>
      storage.write(tx =>
        writeValues(tx, {
          siteId: site.id,
          pageId,
          author: { personId: null },
          writes: [{ itemId: field.id, key: 'text:fr', value: 'Voir clair', provenance }],
        }),
      )
    const [before] = await write()
    const [translated] = await write(machine)
    expect(translated!.version).toBe(before!.version + 1)
    expect((await write(machine))[0]!.version).toBe(translated!.version)
    expect((await write())[0]!.version).toBe(translated!.version)
  })

  it('[LANG-1, API-11] who may write French alone is refused German, and nothing of that change is written', async () => {
    const { app, storage, site, pageId, field } = await begin()
    const { cookie } = await signIn(storage, site, 'optician', ['fr'])
    const call = caller({ app, site, cookie })
    const save = (data: object) =>
      call('POST', 'data', {
        itemType: 'field',
        linkId: field.id,
        data: { content: { type: 'localizedSingleValue', data } },
      })
    // What stays as it is is no change: whole answers can be sent back (API-11).
    expect(await save({ fr: 'Bien voir', de: 'Klar sehen' })).toMatchObject({ status: 200 })
    expect(await save({ fr: 'Autre', de: 'Anderes' })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', details: { language: 'de' } },
    })
    const { document } = (await readWorkingPage(storage.read, site.id, pageId))!
    expect(document.groups[0]!.fields.title!.text).toEqual({ de: 'Klar sehen', fr: 'Bien voir' })
  })

  it('[LIB-9] knows which value and which published page names a page, until it no longer does', async () => {
    const { storage, site } = await begin()
    const target = await createTestPage(storage, site, { name: { de: 'Ziel' } })
    const link = { type: 'page', page: { id: target } } as const
    const groups = [{ ...hero('Weiter'), fields: { button: { text: { de: 'Zum Ziel' }, options: { link } } } }]
    const pageId = await createTestPage(storage, site, { name: { de: 'Weg' }, groups })
    const { document } = (await readWorkingPage(storage.read, site.id, pageId))!
    const button = document.groups[0]!.fields.button!
    const uses = () => findUses(storage.read, site.id, { kind: 'page', id: target })
    const byValue = { byKind: 'value', itemId: button.id, key: 'option:link', pageId }
    const byPublished = { byKind: 'published', itemId: pageId, key: '', pageId }
    expect(await uses()).toEqual([byPublished, byValue])
    const author = { personId: null }
    const writes = [{ itemId: button.id, key: 'option:link', value: null }]
    await storage.write(tx => writeValues(tx, { siteId: site.id, pageId, author, writes }))
    expect(await uses()).toEqual([byPublished])
    await storage.write(tx => unpublishPage(tx, site.id, pageId))
    expect(await uses()).toEqual([])
    await storage.write(tx =>
      writeValues(tx, { siteId: site.id, pageId, author, writes: [{ ...writes[0]!, value: link }] }),
    )
    expect(await uses()).toEqual([byValue])
    await storage.write(tx => removePage(tx, site.id, pageId))
    expect(await uses()).toEqual([])
    await purge(storage, Date.now() + 40 * 24 * 60 * 60 * 1000)
    const left = await storage.read.selectFrom('uses').select('used_id').where('page_id', '=', pageId).execute()
    expect(left).toEqual([])
  })
})
